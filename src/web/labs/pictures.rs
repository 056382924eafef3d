//! Pictures: QR codes, and a line as a moving picture.

use super::files::document;
use crate::board::Board;
use crate::diagnostic::call;
use crate::notation::gif::MovingPicture;
use crate::notation::svg::Picture;
use crate::web::error::{Failure, failure};
use crate::web::json::Json;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use std::fmt::Write;
use wasm_bindgen::prelude::*;

/// The most boards of a moving picture.
const MOST_BOARDS: usize = 600;
/// The last board is seen for as much longer, in hundredths of a second.
const LAST: u16 = 200;

/// The QR code of a text, with as much correction of errors as its size has room for: about a seventh of it may be
/// damaged at least, or less in a text that has no room otherwise.
///
/// ```js
/// qrCode('01234567').size; // 21
/// ```
#[wasm_bindgen(js_name = qrCode, unchecked_return_type = "QrCode")]
pub fn qr_code(text: &str) -> Result<JsValue, Failure> {
    let segments = QrSegment::make_segments(text);
    let encode = |level| QrCode::encode_segments_advanced(&segments, level, Version::MIN, Version::MAX, None, true);
    let code = encode(QrCodeEcc::Medium).or_else(|_| encode(QrCodeEcc::Low)).map_err(|_| failure(call::LONG_CODE))?;
    Ok(Json::parsed_object(|json| {
        json.field("size").plain(code.size());
        json.field("path").text(&path_of(&code));
    }))
}

/// A rectangle for each run of dark modules in a row.
fn path_of(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            if run > 0 {
                // Writing to a text does not fail.
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run as i32 + 1;
        }
    }
    path
}

/// The line of a document as a moving picture, drawn some boards at a time.
///
/// ```js
/// const film = new LineFilm(readGame('1. e4 e5 *').bytes(), [], 'Two moves', 240, false, true, 1000);
/// film.count; // 3
/// while (film.draw(1) < film.count);
/// new TextDecoder().decode(film.finish().subarray(0, 6)); // 'GIF89a'
/// ```
#[wasm_bindgen]
#[derive(Debug)]
pub struct LineFilm {
    rest: std::vec::IntoIter<Picture>,
    drawn: MovingPicture,
    count: usize,
    hundredths: u16,
}

#[wasm_bindgen]
impl LineFilm {
    /// Draws the first board. `colors` are those of a style sheet, in the order of `PictureColor`; each board is seen for this
    /// time.
    #[wasm_bindgen(constructor)]
    pub fn new(
        bytes: &[u8],
        colors: Vec<String>,
        title: String,
        size: u32,
        is_flipped: bool,
        has_coordinates: bool,
        milliseconds: u32,
    ) -> Result<Self, Failure> {
        let pictures = document(bytes)?.line_pictures();
        let count = pictures.len();
        if count > MOST_BOARDS {
            return Err(failure(call::LONG_PICTURE.diagnostic().with("count", count).with("most", MOST_BOARDS)));
        }
        let mut rest = pictures.into_iter();
        let first = rest.next().unwrap_or_else(|| Picture::of(&Board::default()));
        let hundredths = u16::try_from(milliseconds / 10).unwrap_or(u16::MAX);
        let first = Picture { title, size, is_flipped, has_coordinates, colors, ..first };
        Ok(Self { rest, drawn: MovingPicture::of(&first, hundredths), count, hundredths })
    }

    /// The number of boards.
    #[wasm_bindgen(getter)]
    pub fn count(&self) -> usize {
        self.count
    }

    /// Draws some boards more, and returns how many are drawn.
    pub fn draw(&mut self, most: usize) -> usize {
        for next in self.rest.by_ref().take(most) {
            self.drawn.add(&next, self.hundredths);
        }
        self.count - self.rest.len()
    }

    /// The GIF of what is drawn.
    pub fn finish(mut self) -> Vec<u8> {
        self.drawn.set_time(self.hundredths.saturating_add(LAST));
        self.drawn.finish()
    }
}
