//! What must agree, as tests: the versions of wasm-bindgen, whose two halves speak a private protocol, and the
//! positions of the native and the browser bench.

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
    fn both_benches_walk_the_same_positions() {
        let benches = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../benches");
        let rust = std::fs::read_to_string(benches.join("walks/mod.rs")).unwrap().replace('_', "");
        let web = std::fs::read_to_string(benches.join("web/positions.json")).unwrap();
        let web: serde_json::Value = serde_json::from_str(&web).unwrap();
        let mut at = 0;
        for place in web.as_array().unwrap() {
            for word in [
                format!("fen: \"{}\"", place["fen"].as_str().unwrap()),
                format!("depth: {}", place["depth"]),
                format!("paths: {}", place["paths"]),
            ] {
                let found = rust[at..].find(&word);
                at += found.unwrap_or_else(|| panic!("{word} is not next in benches/walks/mod.rs"));
            }
        }
        assert!(!rust[at..].contains("fen: \""));
    }

    #[test]
    fn the_test_harness_and_its_runner_agree() {
        assert_eq!(locked("wasm-bindgen-test-shared"), locked("wasm-bindgen-cli"));
    }
}
