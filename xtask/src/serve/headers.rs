//! The headers that the page needs, and what kind of thing a file is.

/// Nothing but what the page's own origin serves may load or run, and nothing written inline. `'wasm-unsafe-eval'` lets
/// WebAssembly compile, and only that.
pub(crate) const POLICY: &[(&str, &str)] = &[
    ("default-src", "'none'"),
    ("script-src", "'self' 'wasm-unsafe-eval'"),
    ("style-src", "'self'"),
    ("img-src", "'self' data: blob:"),
    ("font-src", "'self'"),
    ("connect-src", "'self'"),
    ("worker-src", "'self'"),
    ("manifest-src", "'self'"),
    ("base-uri", "'none'"),
    ("form-action", "'none'"),
    ("frame-ancestors", "'none'"),
];

/// The other headers that every answer carries. The cross-origin pair isolates the page, which
/// gives it exact timers and shared memory.
pub(crate) const SECURITY: &[(&str, &str)] = &[
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
];

/// The policy as one header value.
pub(crate) fn csp() -> String {
    POLICY.iter().map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join("; ")
}

/// What a file holds, by its name.
pub(crate) fn mime(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "txt" | "ts" | "md" | "pgn" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether files of this kind gain by packing; pictures and fonts are packed already.
pub(crate) fn packs(mime: &str) -> bool {
    mime.starts_with("text/")
        || matches!(
            mime,
            "application/wasm" | "application/json" | "application/manifest+json" | "image/svg+xml" | "image/x-icon"
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_strict() {
        let csp = csp();
        assert!(csp.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
        for hole in ["unsafe-inline", "'unsafe-eval'", "*", "http:", "https:"] {
            assert!(!csp.contains(hole), "{hole}");
        }
    }

    #[test]
    fn wasm_has_the_type_that_streaming_compilation_asks_for() {
        assert_eq!(mime("pkg/gridmate_bg.wasm"), "application/wasm");
        assert_eq!(mime("no-ending"), "application/octet-stream");
    }
}
