//! Pictures: QR codes, and lines as moving pictures.

use super::{field, problem};
use gridmate::web::labs::files::read_game;
use gridmate::web::labs::pictures::{LineFilm, qr_code};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_qr_code_is_as_large_as_its_text_needs_and_starts_with_its_finder() {
    // Of versions 1, 2, 10 and 40 at the middle level, and of 40 at the lowest; the most bytes of each, and one more.
    for (bytes, size) in [(14, 21), (15, 25), (213, 57), (214, 61), (2331, 177), (2953, 177)] {
        let code = qr_code(&"x".repeat(bytes)).expect("a code");
        assert_eq!(field(&code, "size"), size.to_string(), "{bytes}");
        assert!(field(&code, "path").starts_with("M0 0h7v1h-7z"));
    }
    assert_eq!(problem(qr_code(&"x".repeat(2954)).unwrap_err()).0, "qr-too-long");
}

#[wasm_bindgen_test]
fn a_line_is_drawn_some_boards_at_a_time() {
    let film = |text: &str| {
        let bytes = read_game(text).expect("a game").bytes();
        LineFilm::new(&bytes, Vec::new(), "Ann".to_owned(), 200, true, true, 500)
    };
    let mut three = film("1. e4 e5 *").expect("a picture");
    assert_eq!((three.count(), three.draw(0), three.draw(1), three.draw(9)), (3, 1, 2, 3));
    let gif = three.finish();
    assert!(gif.starts_with(b"GIF89a") && gif.ends_with(b";"));
    // Each board is seen for half a second, the last one for two seconds more.
    let times: Vec<u16> = gif
        .windows(6)
        .filter(|bytes| bytes[..4] == [0x21, 0xF9, 4, 0b101])
        .map(|bytes| u16::from_le_bytes([bytes[4], bytes[5]]))
        .collect();
    assert_eq!(times, [50, 50, 250]);
    let long = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(150);
    assert_eq!(problem(film(&long).unwrap_err()).0, "picture-too-long");
}
