//! Bytes to text, in the character set that a pattern declares.
//!
//! The sets are those to which AIM's register of extended channel interpretations (ECI) gives a number and the Encoding
//! Standard of the WHATWG a table. Browsers have these tables; elsewhere encoding_rs does.

/// A character set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Charset {
    Latin1,
    Ascii,
    /// One of the Encoding Standard, by its label.
    Labelled(&'static str),
}

impl Charset {
    pub(super) const SHIFT_JIS: Charset = Charset::Labelled("shift_jis");

    /// The set with a number in the register, if it is supported.
    pub(super) fn of_assignment(number: u32) -> Option<Charset> {
        Some(match number {
            1 | 3 => Charset::Latin1,
            27 | 170 => Charset::Ascii,
            _ => Charset::Labelled(label(number)?),
        })
    }

    /// The text that bytes stand for; `None` if some of them stand for nothing in this set.
    pub(super) fn text(self, bytes: &[u8]) -> Option<String> {
        match self {
            Charset::Latin1 => Some(bytes.iter().copied().map(char::from).collect()),
            Charset::Ascii => bytes.is_ascii().then(|| bytes.iter().copied().map(char::from).collect()),
            Charset::Labelled("utf-8") => String::from_utf8(bytes.to_vec()).ok(),
            Charset::Labelled(label) => by_label(label, bytes),
        }
    }
}

/// The Encoding Standard's name of the set with a number.
fn label(number: u32) -> Option<&'static str> {
    Some(match number {
        4 => "iso-8859-2",
        5 => "iso-8859-3",
        6 => "iso-8859-4",
        7 => "iso-8859-5",
        8 => "iso-8859-6",
        9 => "iso-8859-7",
        10 => "iso-8859-8",
        11 => "windows-1254",
        12 => "iso-8859-10",
        13 => "windows-874",
        15 => "iso-8859-13",
        16 => "iso-8859-14",
        17 => "iso-8859-15",
        18 => "iso-8859-16",
        20 => "shift_jis",
        21 => "windows-1250",
        22 => "windows-1251",
        23 => "windows-1252",
        24 => "windows-1256",
        25 => "utf-16be",
        26 => "utf-8",
        28 => "big5",
        29 | 32 => "gb18030",
        30 => "euc-kr",
        31 => "gbk",
        33 => "utf-16le",
        _ => return None,
    })
}

#[cfg(not(target_arch = "wasm32"))]
fn by_label(label: &str, bytes: &[u8]) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
    encoding.decode_without_bom_handling_and_without_replacement(bytes).map(std::borrow::Cow::into_owned)
}

#[cfg(all(target_arch = "wasm32", feature = "page"))]
fn by_label(label: &str, bytes: &[u8]) -> Option<String> {
    let options = web_sys::TextDecoderOptions::new();
    options.set_fatal(true);
    let decoder = web_sys::TextDecoder::new_with_label_and_options(label, &options).ok()?;
    decoder.decode_with_u8_array(bytes).ok()
}

/// There is nothing that knows the tables.
#[cfg(all(target_arch = "wasm32", not(feature = "page")))]
fn by_label(_: &str, _: &[u8]) -> Option<String> {
    None
}
