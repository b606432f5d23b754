//! Today's date in the person's time zone.

use super::Date;

/// The day; `None` if the calendar does not have it.
pub(crate) fn today() -> Option<Date> {
    let now = js_sys::Date::new_0();
    Date::new(i32::try_from(now.get_full_year()).ok()?, now.get_month() + 1, now.get_date())
}
