//! Walks by cozy-chess, a binary of its own: no other library shapes how it is compiled.

#[path = "../../../walks/mod.rs"]
mod walks;

fn main() {
    walks::serve::<walks::cozy::Cozy>();
}
