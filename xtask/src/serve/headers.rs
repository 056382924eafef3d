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
    ("frame-src", "'self'"),
    ("manifest-src", "'self'"),
    ("base-uri", "'none'"),
    ("form-action", "'none'"),
    ("frame-ancestors", "'none'"),
];

/// The folder of the page that other sites may show in a frame, the only one.
const FRAMED: &str = "embed/";

/// The other headers that every answer carries. The first two isolate the page, which gives it exact timers and shared memory.
pub(crate) const SECURITY: &[(&str, &str)] = &[
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
];

/// The headers that differ between the page that may be framed and everything else, for a path below the folder.
pub(crate) fn framing(path: &str) -> [(&'static str, String); 2] {
    let is_framed = path.starts_with(FRAMED);
    // A site that isolates itself shows nothing of others but what says that it may.
    let sharing = if is_framed { "cross-origin" } else { "same-origin" };
    [("Content-Security-Policy", csp(is_framed)), ("Cross-Origin-Resource-Policy", sharing.to_owned())]
}

/// The policy as one value; without the part that forbids framing where that is allowed, or cannot be forbidden.
pub(crate) fn csp(is_framed: bool) -> String {
    let parts = POLICY.iter().filter(|(name, _)| !is_framed || *name != "frame-ancestors");
    parts.map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join("; ")
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
        let csp = csp(false);
        assert!(csp.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
        for hole in ["unsafe-inline", "'unsafe-eval'", "*", "http:", "https:"] {
            assert!(!csp.contains(hole), "{hole}");
        }
    }

    #[test]
    fn one_page_may_be_framed_and_no_other() {
        let [(_, policy), (_, sharing)] = framing("embed/index.html");
        assert_eq!((csp(false), sharing.as_str()), (format!("{policy}; frame-ancestors 'none'"), "cross-origin"));
        for path in ["index.html", "assets/embed.js", "embed.html", "a/embed/index.html"] {
            let [(_, policy), (_, sharing)] = framing(path);
            assert_eq!((policy, sharing.as_str()), (csp(false), "same-origin"), "{path}");
        }
    }

    #[test]
    fn wasm_has_the_type_that_streaming_compilation_asks_for() {
        assert_eq!(mime("pkg/gridmate_bg.wasm"), "application/wasm");
        assert_eq!(mime("no-ending"), "application/octet-stream");
    }
}
