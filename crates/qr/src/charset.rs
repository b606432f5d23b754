//! Bytes to text, in the character set that a pattern declares.
//!
//! AIM's register of extended channel interpretations (ECI) gives sets their numbers. The tables are those of the WHATWG's Encoding
//! Standard, which browsers have; elsewhere encoding_rs has them.

/// A character set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Charset {
    Ascii,
    Latin1,
    Utf8,
    /// Code page 437, that of the first PCs.
    Cp437,
    /// A set of the Encoding Standard, by its label.
    Labelled(&'static str),
    /// The same, for sets of ISO/IEC 8859 in whose place the Encoding Standard has one of Windows: that has characters where these
    /// have control characters.
    WithControls(&'static str),
}

/// Whether the tables of the Encoding Standard are there: a program in WebAssembly has them from the browser only.
const HAS_TABLES: bool = cfg!(any(not(target_arch = "wasm32"), feature = "browser"));

/// The upper half of code page 437.
const CP437: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
                     └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

impl Charset {
    pub(super) const SHIFT_JIS: Charset = Charset::Labelled("shift_jis");

    /// The set with a number in the register, if it is supported.
    pub(super) fn of_assignment(number: u32) -> Option<Charset> {
        let charset = match number {
            0 | 2 => Charset::Cp437,
            1 | 3 => Charset::Latin1,
            4 => Charset::Labelled("iso-8859-2"),
            5 => Charset::Labelled("iso-8859-3"),
            6 => Charset::Labelled("iso-8859-4"),
            7 => Charset::Labelled("iso-8859-5"),
            8 => Charset::Labelled("iso-8859-6"),
            9 => Charset::Labelled("iso-8859-7"),
            10 => Charset::Labelled("iso-8859-8"),
            11 => Charset::WithControls("windows-1254"),
            12 => Charset::Labelled("iso-8859-10"),
            13 => Charset::WithControls("windows-874"),
            15 => Charset::Labelled("iso-8859-13"),
            16 => Charset::Labelled("iso-8859-14"),
            17 => Charset::Labelled("iso-8859-15"),
            18 => Charset::Labelled("iso-8859-16"),
            20 => Charset::SHIFT_JIS,
            21 => Charset::Labelled("windows-1250"),
            22 => Charset::Labelled("windows-1251"),
            23 => Charset::Labelled("windows-1252"),
            24 => Charset::Labelled("windows-1256"),
            25 => Charset::Labelled("utf-16be"),
            26 => Charset::Utf8,
            27 | 170 => Charset::Ascii,
            28 => Charset::Labelled("big5"),
            // GB 18030 includes GB 2312 and GBK.
            29 | 31 | 32 => Charset::Labelled("gb18030"),
            30 => Charset::Labelled("euc-kr"),
            33 => Charset::Labelled("utf-16le"),
            _ => return None,
        };
        let needs_tables = matches!(charset, Charset::Labelled(_) | Charset::WithControls(_));
        (HAS_TABLES || !needs_tables).then_some(charset)
    }

    /// Decodes bytes; `None` if some of them mean nothing in this set.
    pub(super) fn text(self, bytes: &[u8]) -> Option<String> {
        match self {
            Charset::Utf8 => str::from_utf8(bytes).ok().map(str::to_owned),
            Charset::Labelled(label) => by_label(label, bytes),
            _ => {
                let mut text = String::new();
                for &byte in bytes {
                    text.push(self.character(byte)?);
                }
                Some(text)
            }
        }
    }

    /// The character that a byte stands for, in a set of single bytes.
    fn character(self, byte: u8) -> Option<char> {
        match self {
            Charset::Ascii if byte >= 0x80 => None,
            Charset::Cp437 if byte >= 0x80 => CP437.chars().nth(usize::from(byte - 0x80)),
            Charset::WithControls(label) if byte >= 0xA0 => by_label(label, &[byte])?.chars().next(),
            _ => Some(char::from(byte)),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn by_label(label: &str, bytes: &[u8]) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
    encoding.decode_without_bom_handling_and_without_replacement(bytes).map(std::borrow::Cow::into_owned)
}

#[cfg(all(target_arch = "wasm32", feature = "browser"))]
fn by_label(label: &str, bytes: &[u8]) -> Option<String> {
    let options = web_sys::TextDecoderOptions::new();
    options.set_fatal(true);
    // A byte order mark is a character like any other, as it is natively. web-sys does not know this option.
    js_sys::Reflect::set(&options, &"ignoreBOM".into(), &true.into()).ok()?;
    let decoder = web_sys::TextDecoder::new_with_label_and_options(label, &options).ok()?;
    decoder.decode_with_u8_array(bytes).ok()
}

#[cfg(all(target_arch = "wasm32", not(feature = "browser")))]
fn by_label(_: &str, _: &[u8]) -> Option<String> {
    None
}
