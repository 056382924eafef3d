//! The versions that must agree, as a test: wasm-bindgen's two halves speak a private protocol.

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    fn locked(name: &str) -> Vec<String> {
        let lock = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        let text = std::fs::read_to_string(lock).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        lines
            .windows(2)
            .filter(|pair| pair[0] == format!("name = \"{name}\""))
            .map(|pair| pair[1].trim_start_matches("version = ").trim_matches('"').to_owned())
            .collect()
    }

    #[test]
    fn the_crate_and_the_tool_have_one_wasm_bindgen() {
        let library = locked("wasm-bindgen");
        assert_eq!(library.len(), 1, "several wasm-bindgen versions: {library:?}");
        assert_eq!(library, locked("wasm-bindgen-cli"));
        assert_eq!(library, locked("wasm-bindgen-cli-support"));
        assert_eq!(library, locked("wasm-bindgen-shared"));
    }

    #[test]
    fn the_test_harness_and_its_runner_agree() {
        assert_eq!(locked("wasm-bindgen-test-shared"), locked("wasm-bindgen-cli"));
    }
}
