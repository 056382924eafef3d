//! From Rust to what the page loads: cargo, then wasm-bindgen, then wasm-opt.

use crate::process::run;
use crate::project::{Project, WASM_TARGET};
use crate::say::{mend, note};
use crate::setup;
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The package that is the core with its bindings, and what cargo calls its module.
const WITH_BINDINGS: &str = "gridmate-web";
const MODULE: &str = "gridmate_web";

/// Names its sources as the core's are named, where a panic says its place.
const AS_THE_CORE: &str = "--remap-path-prefix=web/../src=src";

/// The profile that the modules of the page's document and labs are built with.
pub(crate) const PROFILE: &str = "page";

/// The profile that the engine's module is built with; `docs/results.md` has the figures of other levels.
pub(crate) const ENGINE_PROFILE: &str = "release";

/// What wasm-opt does to the modules of the page's document and labs before they ship: they are lighter with calls than with
/// copies of what is called, and with their data in one piece; `docs/size.md` has the figures behind it. The lowest kilobyte of
/// their memory is the far end of the stack.
pub(crate) const SHIPPED: Optimise<'static> = Optimise::With(concat!(
    "-O3 --converge --skip-pass=memory-packing --skip-pass=inlining-optimizing --skip-pass=local-cse",
    " --low-memory-unused"
));

/// What of WebAssembly rustc uses, and wasm-opt may use: no more than that.
const KNOWN: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// A way to treat the module after wasm-bindgen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Optimise<'a> {
    /// As rustc and wasm-bindgen left it.
    Nothing,
    /// `wasm-opt` with these flags, one space between them.
    With(&'a str),
}

/// What is made of the crate for JavaScript.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target {
    profile: &'static str,
    features: &'static str,
    /// What its files are called.
    name: &'static str,
    /// The scratch folder that it is bound in.
    folder: &'static str,
    /// What else wasm-bindgen is given.
    flags: &'static [&'static str],
}

/// Lets a module that has trapped be started anew.
const ABLE_TO_START_ANEW: &[&str] = &["--experimental-reset-state-function"];

/// The same for one that is given where it is: bundlers that move no files would look for it in vain.
const FOR_THE_PACKAGE: &[&str] = &["--experimental-reset-state-function", "--omit-default-module-path"];

/// The module of the npm package: fast rather than small, with what its `Chess` stands on.
const PACKAGE: Target =
    Target { profile: "release", features: "chess-api", name: "gridmate", folder: "npm-pkg", flags: FOR_THE_PACKAGE };

/// The module of the engine's worker: fast, and loaded when somebody plays against it.
const ENGINE: Target =
    Target { profile: ENGINE_PROFILE, features: "worker", name: "engine", folder: "engine-pkg", flags: &[] };

/// The same with the work that its speed is measured by.
const MEASURED_ENGINE: Target = Target { features: "bench", folder: "measured-engine-pkg", ..ENGINE };

/// The same for the npm package.
const PACKAGED_ENGINE: Target = Target { folder: "npm-engine-pkg", flags: FOR_THE_PACKAGE, ..ENGINE };

/// The module of the workers that review games: as fast as the engine's, and loaded with the first review.
const REVIEW: Target = Target { features: "review", name: "review", folder: "review-pkg", ..ENGINE };

/// The same for the npm package, with games as PGN.
const PACKAGED_REVIEW: Target =
    Target { features: "review-api", folder: "npm-review-pkg", flags: FOR_THE_PACKAGE, ..REVIEW };

/// The module of the package's worker that speaks UCI: the engine with the lines of the protocol.
const UCI: Target = Target { features: "uci", name: "uci", folder: "npm-uci-pkg", flags: FOR_THE_PACKAGE, ..ENGINE };

/// The module of the npm package's document.
const DOCUMENT: Target = Target {
    profile: PROFILE,
    features: "document-api",
    name: "document",
    folder: "npm-document-pkg",
    flags: FOR_THE_PACKAGE,
};

/// The module of the page's document, without what only the package asks.
const TREE: Target = Target { features: "document", folder: "document-pkg", flags: ABLE_TO_START_ANEW, ..DOCUMENT };

/// The module of the document of a board on another page, without what only the page does.
const EMBED: Target = Target { features: "embed,small", folder: "embed-pkg", ..TREE };

/// The module of all that nobody waits for before the first move: what explains, files of games, documents as texts.
const STUDY: Target =
    Target { profile: PROFILE, features: "labs", name: "labs", folder: "study-pkg", flags: ABLE_TO_START_ANEW };

/// Builds the module of the engine's worker; answers the folder it lies in.
pub(crate) fn engine(project: &Project) -> Result<PathBuf> {
    bound_for(project, ENGINE)
}

/// Builds the module of the workers that review games; answers the folder it lies in.
pub(crate) fn review(project: &Project) -> Result<PathBuf> {
    bound_for(project, REVIEW)
}

/// Builds the module of the page's document; answers the folder it lies in.
pub(crate) fn tree(project: &Project) -> Result<PathBuf> {
    optimised(project, TREE)
}

/// Builds the module of the document of a board on another page; answers the folder it lies in.
pub(crate) fn embed(project: &Project) -> Result<PathBuf> {
    optimised(project, EMBED)
}

/// Builds the module of all that nobody waits for before the first move; answers the folder it lies in.
pub(crate) fn study(project: &Project) -> Result<PathBuf> {
    optimised(project, STUDY)
}

fn optimised(project: &Project, target: Target) -> Result<PathBuf> {
    let folder = bound_for(project, target)?;
    let module = folder.join(format!("{}_bg.wasm", target.name));
    optimise(project, &module, &module, SHIPPED)?;
    Ok(folder)
}

/// Builds the module of the page's document as far as wasm-bindgen takes it; answers where it lies.
pub(crate) fn bound(project: &Project) -> Result<PathBuf> {
    Ok(bound_for(project, TREE)?.join(format!("{}_bg.wasm", TREE.name)))
}

/// Builds the module of the npm package; answers the folder it lies in.
pub(crate) fn package(project: &Project) -> Result<PathBuf> {
    optimised(project, PACKAGE)
}

/// Builds the module of the package's engine; answers the folder it lies in.
pub(crate) fn packaged_engine(project: &Project) -> Result<PathBuf> {
    bound_for(project, PACKAGED_ENGINE)
}

/// Builds the module of the package's reviews; answers the folder it lies in.
pub(crate) fn packaged_review(project: &Project) -> Result<PathBuf> {
    bound_for(project, PACKAGED_REVIEW)
}

/// Builds the module of the package's worker that speaks UCI; answers the folder it lies in.
pub(crate) fn uci(project: &Project) -> Result<PathBuf> {
    bound_for(project, UCI)
}

/// Builds the module of the package's document; answers the folder it lies in.
pub(crate) fn packaged_document(project: &Project) -> Result<PathBuf> {
    bound_for(project, DOCUMENT)
}

/// Builds the engine with the work that its speed is measured by; answers the folder it lies in.
pub(crate) fn measured_engine(project: &Project) -> Result<PathBuf> {
    bound_for(project, MEASURED_ENGINE)
}

/// The same at another level of optimisation.
pub(crate) fn measured_engine_at(project: &Project, level: &str) -> Result<PathBuf> {
    let built = cargo_build(project, &MEASURED_ENGINE, &[("CARGO_PROFILE_RELEASE_OPT_LEVEL", level)])?;
    let out = project.scratch(&format!("measured-engine-pkg-{level}"))?;
    bind(&built, &out, &MEASURED_ENGINE)?;
    Ok(out)
}

fn bound_for(project: &Project, target: Target) -> Result<PathBuf> {
    let built = cargo_build(project, &target, &[])?;
    let out = project.scratch(target.folder)?;
    bind(&built, &out, &target)?;
    Ok(out)
}

/// The modules that this process has built: several steps need the same one, and cargo keeps only the one built last.
static BUILT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Builds the library, unless this process has done so before; answers where the module lies.
fn cargo_build(project: &Project, target: &Target, settings: &[(&str, &str)]) -> Result<PathBuf> {
    let settled: String = settings.iter().map(|(name, value)| format!("-{name}-{value}")).collect();
    let kept = project.scratch("modules")?.join(format!("{}-{}{settled}.wasm", target.profile, target.features));
    let mut known = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    if known.contains(&kept) {
        return Ok(kept);
    }
    setup::wasm_target(project)?;
    note("Building the WebAssembly module ...");
    let args = [
        "rustc",
        "--package",
        WITH_BINDINGS,
        "--lib",
        "--crate-type",
        "cdylib",
        "--target",
        WASM_TARGET,
        "--profile",
        target.profile,
        "--features",
        target.features,
        "--locked",
        "--",
        AS_THE_CORE,
    ];
    run(project.cargo(&args).envs(settings.iter().copied()))?;
    let built = project.target.join(WASM_TARGET).join(target.profile).join(format!("{MODULE}.wasm"));
    std::fs::copy(&built, &kept).with_context(|| format!("cannot copy {}", built.display()))?;
    known.push(kept.clone());
    Ok(kept)
}

/// Writes the JavaScript, the types and the bound module of `built` into `out`, emptied first.
fn bind(built: &Path, out: &Path, target: &Target) -> Result<()> {
    std::fs::remove_dir_all(out)
        .and_then(|()| std::fs::create_dir_all(out))
        .with_context(|| format!("cannot empty {}", out.display()))?;
    let mut args: Vec<OsString> = vec![
        "wasm-bindgen".into(),
        built.into(),
        "--target".into(),
        "web".into(),
        "--out-dir".into(),
        out.into(),
        "--out-name".into(),
        target.name.into(),
        "--remove-name-section".into(),
        "--remove-producers-section".into(),
    ];
    args.extend(target.flags.iter().map(OsString::from));
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(args).context("wasm-bindgen failed")
}

/// Copies a module, treated in the given way.
pub(crate) fn optimise(project: &Project, from: &Path, to: &Path, how: Optimise) -> Result<()> {
    let Optimise::With(flags) = how else {
        std::fs::copy(from, to)?;
        return Ok(());
    };
    setup::node_modules(project)?;
    let mut wasm_opt = project.command(project.npm_program("wasm-opt"));
    wasm_opt.args(flags.split(' ')).args(KNOWN).arg("--output").arg(to).arg(from);
    run(&mut wasm_opt).map_err(|_| mend("wasm-opt failed.", "`npm ci`, then the same command again"))
}
