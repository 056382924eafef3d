//! The checks that need the page's tools: WebAssembly and page tests in Chromium, types.

use super::{Outcome, run_tests, tally::Tally};
use crate::process::run;
use crate::project::{Project, WASM_TARGET};
use crate::serve::Server;
use crate::setup::{self, Browser};
use crate::{dist, site};
use anyhow::{Context, Result};
use serde_json::json;
use std::ffi::OsString;
use std::path::Path;

/// What keeps Chromium quiet and headless; the page tests read it from the environment.
const CHROMIUM_FLAGS: &[&str] = &[
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Runs `tests/wasm` in the browser through wasm-bindgen's own runner.
pub(super) fn wasm(project: &Project) -> Result<Outcome> {
    if !project.root.join("tests/wasm/main.rs").is_file() {
        return Ok(Outcome::Skipped("there is no tests/wasm/main.rs".into()));
    }
    setup::wasm_target(project)?;
    let browser = setup::browser(project)?;
    let profile = tempfile::tempdir().context("no room for a browser profile")?;
    let capabilities = profile.path().join("webdriver.json");
    std::fs::write(&capabilities, capabilities_of(project, &browser, &profile.path().join("profile")))?;
    let mut runner = OsString::from(&project.this_program);
    runner.push(" wasm-test-runner");
    let args = [
        "test",
        "--package",
        "gridmate",
        "--target",
        WASM_TARGET,
        "--features",
        "chess-api,worker,labs,files",
        "--test",
        "wasm",
        "--locked",
    ];
    run_tests(
        project
            .cargo(&args)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
            .env("CHROMEDRIVER", &browser.driver)
            .env("WASM_BINDGEN_USE_BROWSER", "1")
            .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
            .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", &capabilities)
            .env_remove("CARGO_MANIFEST_DIR"),
    )
}

fn capabilities_of(project: &Project, browser: &Browser, profile: &Path) -> String {
    let mut args = flags(project);
    args.push(format!("--user-data-dir={}", profile.display()));
    json!({ "goog:chromeOptions": { "binary": browser.chromium, "args": args } }).to_string()
}

/// Chromium's flags here: as root it must do without its sandbox.
pub(crate) fn flags(project: &Project) -> Vec<String> {
    let mut flags: Vec<String> = CHROMIUM_FLAGS.iter().map(|&flag| flag.to_owned()).collect();
    if setup::is_root(project) {
        flags.push("--no-sandbox".to_owned());
    }
    flags
}

/// Checks the page's scripts against the types that the module was built with.
pub(super) fn types(project: &Project) -> Result<Outcome> {
    setup::node_modules(project)?;
    site::build(project)?;
    run(project.command(project.npm_program("tsc")).args(["--project", "tsconfig.json", "--pretty", "false"]))?;
    // The rules that know types find what the compiler lets pass, such as a promise that nobody waits for.
    run(project.command(project.npm_program("oxlint")).args(["--type-aware", "www"]))?;
    Ok(Outcome::Done(Tally::default()))
}

/// Runs `tests/npm` against the npm package, and checks a program against its types: in Node, and in what each bundler
/// makes of it.
pub(super) fn package(project: &Project) -> Result<Outcome> {
    setup::node_modules(project)?;
    let browser = setup::browser(project)?;
    // A program that has installed the package.
    let user = project.scratch("npm-user")?;
    let package = user.join("node_modules/gridmate");
    dist::package(project, &package)?;
    check_types(project, &user, &package)?;
    let bundlers = setup::bundlers(project)?;
    dist::copy_all(&package, &bundlers.join("node_modules/gridmate"))?;
    let mut tests: Vec<_> = crate::project::files_below(&project.root.join("tests/npm"))?;
    tests.retain(|file| file.ends_with(".test.mjs"));
    run_tests(
        project
            .command("node")
            .args(["--test", "--test-reporter=spec", "--test-timeout=300000"])
            .args(tests.iter().map(|file| format!("tests/npm/{file}")))
            .env("CHROMIUM", &browser.chromium)
            .env("CHROMIUM_FLAGS", flags(project).join(" "))
            .env("GRIDMATE_BUNDLERS", &bundlers)
            .env("GRIDMATE_PACKAGE", &package),
    )
}

/// Checks a program against the types of the package, and the package's own JavaScript.
fn check_types(project: &Project, user: &Path, package: &Path) -> Result<()> {
    let program = user.join("program.mts");
    std::fs::copy(project.root.join("tests/npm/program.mts"), &program).context("cannot copy the sample program")?;
    let options =
        ["--ignoreConfig", "--strict", "--noEmit", "--module", "nodenext", "--target", "es2022", "--types", ""];
    run(project.command(project.npm_program("tsc")).args(options).arg(&program))?;
    let own = ["--allowJs", "--checkJs", "--maxNodeModuleJsDepth", "9", "--lib", "es2023,dom"];
    let scripts = crate::project::files_below(&project.root.join("npm"))?;
    let scripts = scripts.iter().filter(|file| file.ends_with(".js")).map(|file| package.join(file));
    run(project.command(project.npm_program("tsc")).args(options).args(own).args(scripts))
}

/// Runs `tests/page/*.test.mjs` in a browser, against the page as built and as packed.
pub(super) fn page(project: &Project) -> Result<Outcome> {
    setup::node_modules(project)?;
    let browser = setup::browser(project)?;
    dist::page(project)?;
    let built = Server::start(&project.site, 0)?;
    let mut tests: Vec<_> = crate::project::files_below(&project.root.join("tests/page"))?;
    tests.retain(|file| file.ends_with(".test.mjs"));
    let (timed, others): (Vec<_>, Vec<_>) = tests.iter().partition(|file| TIMED.contains(&file.as_str()));
    let mut tally = Tally::default();
    // A test waits for the page more than it computes: as many files at a time as there are cores, and two on one.
    let most = std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
    for (tests, files) in [(others, most), (timed, 1)] {
        let outcome = run_tests(
            project
                .command("node")
                // For a file as well as for a test.
                .args(["--test", "--test-reporter=spec", "--test-timeout=1800000"])
                .arg(format!("--test-concurrency={files}"))
                .args(tests.iter().map(|file| format!("tests/page/{file}")))
                .env("CHROMIUM", &browser.chromium)
                .env("CHROMIUM_FLAGS", flags(project).join(" "))
                .env("GRIDMATE_URL", built.url())
                .env("GRIDMATE_DIST", &project.dist),
        )?;
        if let Outcome::Done(part) = outcome {
            tally = tally + part;
        }
    }
    Ok(Outcome::Done(tally))
}

/// Tests that measure time: they run one after the other, when the others are done.
const TIMED: &[&str] = &["large.test.mjs", "game.test.mjs", "pace.test.mjs", "sets.test.mjs"];

/// Runs `tests/firefox/*.test.mjs` against the packed page, in a Firefox that speaks WebDriver BiDi itself.
pub(super) fn firefox(project: &Project) -> Result<Outcome> {
    let Some(firefox) = setup::firefox(project) else {
        return Ok(Outcome::Skipped("there is no Firefox (`apt-get install firefox-esr`)".into()));
    };
    setup::node_modules(project)?;
    dist::page(project)?;
    run_tests(
        project
            .command("node")
            // Node 20 has it behind this flag.
            .args(["--experimental-websocket", "--test", "--test-reporter=spec", "--test-timeout=120000"])
            .arg("tests/firefox/smoke.test.mjs")
            .env("FIREFOX", firefox)
            .env("GRIDMATE_DIST", &project.dist),
    )
}
