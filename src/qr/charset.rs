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
    /// 16 bits at a time, the upper byte first or last.
    Utf16 {
        big: bool,
    },
    /// 32 bits at a time.
    Utf32 {
        big: bool,
    },
    /// A set of the Encoding Standard, by its label.
    Labelled(&'static str),
    /// The same, for sets of ISO/IEC 8859 in whose place the Encoding Standard has one of Windows: that has characters where these
    /// have control characters.
    WithControls(&'static str),
}

/// Whether the tables of the Encoding Standard are there: a program in WebAssembly has them from the browser only.
const HAS_TABLES: bool = cfg!(any(not(target_arch = "wasm32"), feature = "page"));

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
            25 => Charset::Utf16 { big: true },
            26 => Charset::Utf8,
            27 | 170 => Charset::Ascii,
            28 => Charset::Labelled("big5"),
            // GB 18030 includes GB 2312 and GBK.
            29 | 31 | 32 => Charset::Labelled("gb18030"),
            30 => Charset::Labelled("euc-kr"),
            33 => Charset::Utf16 { big: false },
            34 => Charset::Utf32 { big: true },
            35 => Charset::Utf32 { big: false },
            _ => return None,
        };
        let needs_tables = matches!(charset, Charset::Labelled(_) | Charset::WithControls(_));
        (HAS_TABLES || !needs_tables).then_some(charset)
    }

    /// The text that bytes stand for; `None` if some of them stand for nothing in this set.
    pub(super) fn text(self, bytes: &[u8]) -> Option<String> {
        match self {
            Charset::Ascii => str::from_utf8(bytes).ok().filter(|text| text.is_ascii()).map(str::to_owned),
            Charset::Latin1 => Some(bytes.iter().copied().map(char::from).collect()),
            Charset::Utf8 => str::from_utf8(bytes).ok().map(str::to_owned),
            Charset::Cp437 => {
                let character = |&byte: &u8| match byte.checked_sub(0x80) {
                    None => Some(char::from(byte)),
                    Some(upper) => CP437.chars().nth(upper.into()),
                };
                bytes.iter().map(character).collect()
            }
            Charset::Utf16 { big } => {
                let units = units(bytes, big)?;
                char::decode_utf16(units.into_iter().map(|[high, low]| u16::from_be_bytes([high, low])))
                    .collect::<Result<_, _>>()
                    .ok()
            }
            Charset::Utf32 { big } => {
                units(bytes, big)?.into_iter().map(|unit| char::from_u32(u32::from_be_bytes(unit))).collect()
            }
            Charset::Labelled(label) => by_label(label, bytes),
            Charset::WithControls(label) => {
                let is_control = |byte: &u8| (0x80..0xA0).contains(byte);
                let pieces = bytes.chunk_by(|one, other| is_control(one) == is_control(other));
                let text = |piece: &[u8]| match piece {
                    [first, ..] if is_control(first) => Charset::Latin1.text(piece),
                    _ => by_label(label, piece),
                };
                pieces.map(text).collect()
            }
        }
    }
}

/// Bytes as units of several bytes, the upper one first; `None` if the last unit is not whole.
fn units<const SIZE: usize>(bytes: &[u8], big: bool) -> Option<Vec<[u8; SIZE]>> {
    let (units, []) = bytes.as_chunks::<SIZE>() else { return None };
    let mut units = units.to_vec();
    if !big {
        units.iter_mut().for_each(|unit| unit.reverse());
    }
    Some(units)
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

#[cfg(all(target_arch = "wasm32", not(feature = "page")))]
fn by_label(_: &str, _: &[u8]) -> Option<String> {
    None
}
