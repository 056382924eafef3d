//! The walks of this crate, natively: the browser's bench takes turns with it (`cargo xtask bench --wasm`).

mod walks;

fn main() {
    walks::serve::<walks::gridmate::Gridmate>();
}
