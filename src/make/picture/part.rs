//! The section *From a picture*: choosing, dropping and pasting one, having the browser decode it, and how it becomes cells.

use super::{Photo, PictureMsg, Setting};
use crate::make::{Model, Msg, Sender};
use js_sys::{Function, Reflect, Uint8Array};
use nonoscope_kit::dom::{Fields, add_option, buttons, context_of, find, on, set_checked, set_choice, set_text};
use nonoscope_kit::effects::files::blob;
use nonoscope_kit::part::Part;
use nonoscope_make::image::{Background, Dither, MOST_COLOURS, Settings, Style};
use nonoscope_words::{make as words, make_picture, shelf};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::*;
use web_sys::{
    ClipboardEvent, DataTransfer, Document, DragEvent, Element, Event, FileReader, HtmlButtonElement,
    HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlSelectElement, ImageBitmap, Window,
};

/// The section.
pub(crate) struct Picture {
    preview: HtmlElement,
    settings: HtmlElement,
    sides: Fields<2>,
    lists: [HtmlSelectElement; 4],
    sliders: Fields<4>,
    switches: [HtmlInputElement; 3],
    cuts: Fields<4>,
    automatic: HtmlButtonElement,
    stop: HtmlButtonElement,
    said: Element,
    shown: Option<Shown>,
}

/// What decides how the fields look.
type Shown = (Settings, [usize; 4], Option<u8>);

/// An element by its name, and how to parse its text.
type Named<T> = (&'static str, fn(&str) -> T);

/// What it means that something is on or off.
type Switched = fn(bool) -> Setting;

fn set(sender: &Sender, setting: Setting) {
    sender.send(Msg::Picture(PictureMsg::Set(setting)));
}

/// A choice in a field: `event` is when it counts, `read` parses its text.
fn field<const N: usize>(
    document: &Document,
    sender: &Sender,
    event: &'static str,
    fields: [Named<Setting>; N],
) -> Fields<N> {
    Fields::new(fields.map(|(id, read)| {
        let input: HtmlInputElement = find(document, id);
        let (own, sender) = (input.clone(), sender.clone());
        on(&input, event, move |_: &Event| set(&sender, read(own.value().trim())));
        input
    }))
}

fn number(text: &str) -> i32 {
    text.parse().unwrap_or_default()
}

fn side(text: &str) -> Option<usize> {
    text.parse().ok()
}

fn part(text: &str) -> usize {
    text.parse().unwrap_or_default()
}

impl Picture {
    /// # Errors
    /// If the browser cannot read files.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Picture, JsValue> {
        let [_, _, _, automatic, stop] = buttons(
            document,
            sender,
            [
                ("choose-picture", || Msg::Picture(PictureMsg::Choose)),
                ("tune-picture", || Msg::Picture(PictureMsg::Tune { by_lines: false })),
                ("tune-picture-lines", || Msg::Picture(PictureMsg::Tune { by_lines: true })),
                ("picture-automatic", || Msg::Picture(PictureMsg::Set(Setting::Threshold(None)))),
                ("stop-picture", || Msg::Picture(PictureMsg::Stop)),
            ],
        );
        take_files(document, sender)?;
        let sides = field(
            document,
            sender,
            "change",
            [
                ("picture-width", |text| Setting::Width(side(text))),
                ("picture-height", |text| Setting::Height(side(text))),
            ],
        );
        let sliders = field(
            document,
            sender,
            "input",
            [
                ("picture-threshold", |text| Setting::Threshold(text.parse().ok())),
                ("picture-brightness", |text| Setting::Brightness(number(text))),
                ("picture-contrast", |text| Setting::Contrast(number(text))),
                ("picture-islands", |text| Setting::Islands(part(text))),
            ],
        );
        let cuts = field(
            document,
            sender,
            "change",
            [
                ("picture-left", |text| Setting::Cut(0, part(text))),
                ("picture-right", |text| Setting::Cut(1, part(text))),
                ("picture-top", |text| Setting::Cut(2, part(text))),
                ("picture-bottom", |text| Setting::Cut(3, part(text))),
            ],
        );
        let switches: [(&str, Switched); 3] =
            [("picture-invert", Setting::Invert), ("picture-even", Setting::Even), ("picture-trim", Setting::Trim)];
        let switches = switches.map(|(id, setting)| {
            let input: HtmlInputElement = find(document, id);
            let (own, sender) = (input.clone(), sender.clone());
            on(&input, "change", move |_: &Event| set(&sender, setting(own.checked())));
            input
        });
        let lists: [Named<Option<Setting>>; 4] = [
            ("picture-style", |name| name.parse().ok().map(Setting::Style)),
            ("picture-colours", |count| Some(Setting::Colours(count.parse().ok()))),
            ("picture-dither", |name| name.parse().ok().map(Setting::Dither)),
            ("picture-background", |name| name.parse().ok().map(Setting::Background)),
        ];
        let lists = lists.map(|(id, setting)| {
            let list: HtmlSelectElement = find(document, id);
            let (own, sender) = (list.clone(), sender.clone());
            on(&list, "change", move |_: &Event| {
                if let Some(setting) = setting(&own.value()) {
                    set(&sender, setting);
                }
            });
            list
        });
        fill(document, &lists);
        Ok(Picture {
            preview: find(document, "picture-preview"),
            settings: find(document, "picture-settings"),
            sides,
            lists,
            sliders,
            switches,
            cuts,
            automatic,
            stop,
            said: find(document, "picture-said"),
            shown: None,
        })
    }
}

/// What the lists offer.
fn fill(document: &Document, [style, colours, dither, background]: &[HtmlSelectElement; 4]) {
    for known in Style::ALL {
        let name = match known {
            Style::Figure => make_picture::style_figure(),
            Style::Surfaces => make_picture::style_surfaces(),
            Style::Edges => make_picture::style_edges(),
        };
        add_option(document, style, known.name(), &name);
    }
    add_option(document, colours, "", make_picture::colours_automatic());
    add_option(document, colours, "1", shelf::black_and_white());
    for count in 2..=MOST_COLOURS {
        add_option(document, colours, &count.to_string(), words::colour_count(count));
    }
    for known in Dither::ALL {
        let name = match known {
            Dither::None => make_picture::dither_none(),
            Dither::Diffused => make_picture::dither_diffused(),
            Dither::Ordered => make_picture::dither_ordered(),
        };
        add_option(document, dither, known.name(), &name);
    }
    for known in Background::ALL {
        let name = match known {
            Background::Auto => make_picture::background_auto(),
            Background::Lightest => make_picture::background_lightest(),
            Background::Darkest => make_picture::background_darkest(),
            Background::Border => make_picture::background_border(),
        };
        add_option(document, background, known.name(), &name);
    }
}

/// Takes pictures that are chosen, dropped or pasted.
fn take_files(document: &Document, sender: &Sender) -> Result<(), JsValue> {
    let reader = FileReader::new()?;
    for event in ["load", "error"] {
        let (own, sender) = (reader.clone(), sender.clone());
        on(&reader, event, move |_: &Event| {
            let buffer = own.result().ok().filter(|buffer| !buffer.is_null());
            let bytes = buffer.map(|buffer| Uint8Array::new(&buffer).to_vec());
            sender.send(Msg::Picture(PictureMsg::Read(bytes)));
        });
    }
    let taking = sender.clone();
    let take = move |file: Option<web_sys::File>| {
        if let Some(file) = file {
            taking.send(Msg::Picture(PictureMsg::Offered { size: file.size() }));
            if super::Picture::takes(file.size()) {
                reader.abort();
                // If reading fails, that is an event too.
                let _ = reader.read_as_array_buffer(&file);
            }
        }
    };
    let input: HtmlInputElement = find(document, "picture-file");
    let (own, taken) = (input.clone(), take.clone());
    on(&input, "change", move |_: &Event| taken(own.files().and_then(|files| files.get(0))));
    let first = |data: Option<DataTransfer>| data.and_then(|data| data.files()).and_then(|files| files.get(0));
    on(document, "dragover", move |event: &DragEvent| {
        let data = event.data_transfer();
        if data.is_some_and(|data| data.types().includes(&"Files".into(), 0)) {
            event.prevent_default();
        }
    });
    let taken = take.clone();
    on(document, "drop", move |event: &DragEvent| {
        let file = first(event.data_transfer());
        if file.is_some() {
            event.prevent_default();
        }
        taken(file);
    });
    on(document, "paste", move |event: &ClipboardEvent| {
        let file = first(event.clipboard_data());
        if file.is_some() {
            event.prevent_default();
        }
        take(file);
    });
    Ok(())
}

impl Part<Model> for Picture {
    fn show(&mut self, model: &Model) {
        let picture = &model.picture;
        set_text(&self.said, &picture.said);
        if self.stop.hidden() == picture.is_busy {
            self.stop.set_hidden(!picture.is_busy);
        }
        let has_picture = picture.photo.is_some();
        if self.settings.hidden() == has_picture {
            self.settings.set_hidden(!has_picture);
            self.preview.set_hidden(!has_picture);
        }
        // This runs at every stroke.
        let settings = picture.settings();
        let now = (settings.clone(), picture.cuts, picture.threshold);
        if self.shown.as_ref() == Some(&now) {
            return;
        }
        let sides = [settings.size.width, settings.size.height];
        self.sides.show(sides.map(|side| side.map(|side| side.to_string()).unwrap_or_default()));
        let threshold = settings.threshold.or(picture.threshold).map_or(128, i32::from);
        let numbers = [threshold, settings.brightness, settings.contrast, settings.islands as i32];
        self.sliders.show(numbers.map(|number| number.to_string()));
        self.cuts.show(picture.cuts.map(|cut| cut.to_string()));
        let colours = settings.colours.map(|colours| colours.to_string()).unwrap_or_default();
        let names = [settings.style.name(), &*colours, settings.dither.name(), settings.background.name()];
        for (list, name) in self.lists.iter().zip(names) {
            set_choice(list, name);
        }
        for (input, is_on) in self.switches.iter().zip([settings.invert, settings.even, settings.size.trim]) {
            set_checked(input, is_on);
        }
        self.automatic.set_disabled(settings.threshold.is_none());
        self.shown = Some(now);
    }
}

/// A larger picture is made smaller first, by the browser: this many pixels tell cells apart well enough.
const MOST_PIXELS: u32 = 4_000_000;

/// The longest side of the small picture.
const PREVIEW: f64 = 240.0;

/// Opens the file dialogue.
pub(crate) fn pick(document: &Document) {
    let input: HtmlInputElement = find(document, "picture-file");
    // Allows choosing the same file again after it has changed.
    input.set_value("");
    input.click();
}

/// Makes pixels of the bytes of a file, and reports them.
pub(crate) fn decode(window: &Window, document: &Document, bytes: &[u8], sender: &Sender) {
    if try_decode(window, document, bytes, sender).is_err() {
        sender.send(Msg::Picture(PictureMsg::Decoded(None)));
    }
}

fn try_decode(window: &Window, document: &Document, bytes: &[u8], sender: &Sender) -> Result<(), JsValue> {
    // The browser looks at the bytes, not at the type.
    let promise = window.create_image_bitmap_with_blob(&blob(bytes, "image/png")?)?;
    let (document, telling) = (document.clone(), sender.clone());
    let seen = Closure::once_into_js(move |bitmap: JsValue| {
        let photo = bitmap.dyn_into().ok().and_then(|bitmap: ImageBitmap| pixels(&document, &bitmap).ok());
        telling.send(Msg::Picture(PictureMsg::Decoded(photo)));
    });
    let telling = sender.clone();
    let failed = Closure::once_into_js(move |_: JsValue| telling.send(Msg::Picture(PictureMsg::Decoded(None))));
    // Only one of the closures runs; the other one is leaked, a few bytes for each picture.
    let then: Function = Reflect::get(&promise, &"then".into())?.dyn_into()?;
    then.call2(&promise, &seen, &failed)?;
    Ok(())
}

fn pixels(document: &Document, bitmap: &ImageBitmap) -> Result<Photo, JsValue> {
    let (wide, high) = (f64::from(bitmap.width()), f64::from(bitmap.height()));
    let by = (f64::from(MOST_PIXELS) / (wide * high)).sqrt().min(1.0);
    let (width, height) = ((wide * by).max(1.0) as u32, (high * by).max(1.0) as u32);
    let canvas: HtmlCanvasElement = document.create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = context_of(&canvas)?;
    context.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, f64::from(width), f64::from(height))?;
    let data = context.get_image_data(0.0, 0.0, f64::from(width), f64::from(height))?.data();
    let preview: HtmlCanvasElement = find(document, "picture-preview");
    let by = PREVIEW / wide.max(high);
    preview.set_width((wide * by).max(1.0) as u32);
    preview.set_height((high * by).max(1.0) as u32);
    let small = context_of(&preview)?;
    let (w, h) = (f64::from(preview.width()), f64::from(preview.height()));
    small.draw_image_with_image_bitmap_and_dw_and_dh(bitmap, 0.0, 0.0, w, h)?;
    Ok(Photo { width: width as usize, height: height as usize, bytes: data.0 })
}
