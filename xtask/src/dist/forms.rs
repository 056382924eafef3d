//! What the npm package has beside its ES modules, made of them: one file of each entry, for pages without a bundler, and
//! CommonJS, for `require`.

use super::npm::{bundle, copy, read};
use crate::process::run;
use crate::project::{Project, files_below};
use anyhow::Result;
use std::path::Path;

/// The folder of the CommonJS modules.
const COMMON_JS: &str = "cjs";

/// What stands for an ES module's own address: the folder of the CommonJS modules lies beside what it has them load.
const ADDRESS: &str = "const address = require('node:url').pathToFileURL(__dirname).href";

/// The page that Jest makes of jsdom lacks these two.
const TEXTS: &str = "const { TextDecoder, TextEncoder } = \
                     globalThis.TextDecoder ? globalThis : process.getBuiltinModule('node:util')";

/// The folder of the entries that are one file each.
const STANDALONE: &str = "standalone";

/// Writes entries as one module each, with all that they import.
pub(super) fn standalone(project: &Project, out: &Path) -> Result<()> {
    for (entry, name) in [("index", "gridmate"), ("document", "document"), ("engine", "engine"), ("review", "review")] {
        let file = out.join(STANDALONE).join(format!("{name}.js"));
        bundle(project, &out.join(format!("{entry}.js")), &file, "esm")?;
    }
    Ok(())
}

/// Writes each module of the package as CommonJS, and its types once more: a file of types has the kind of its folder.
pub(super) fn common_js(project: &Project, out: &Path) -> Result<()> {
    let folder = out.join(COMMON_JS);
    let files = files_below(out)?;
    let mut esbuild = project.command(project.npm_program("esbuild"));
    esbuild.args(["--format=cjs", "--platform=node", "--target=node20", "--log-level=warning"]);
    esbuild.args(["--define:import.meta.url=address", "--banner:js=\"use strict\";"]);
    esbuild.arg(format!("--outbase={}", out.display())).arg(format!("--outdir={}", folder.display()));
    run(esbuild.args(files.iter().filter(|file| is_required(file)).map(|file| out.join(file))))?;
    for types in files.iter().filter(|file| file.ends_with(".d.ts")) {
        copy(&out.join(types), &folder.join(types))?;
    }
    begin(&folder.join("init.js"), ADDRESS)?;
    for glue in files.iter().filter(|file| file.starts_with("pkg/") && file.ends_with(".js")) {
        begin(&folder.join(glue), TEXTS)?;
    }
    Ok(std::fs::write(folder.join("package.json"), "{ \"type\": \"commonjs\" }\n")?)
}

/// Whether a file is a module that others load: not one that has all it needs, the script of a worker, nor what one is made of.
fn is_required(file: &str) -> bool {
    let is_worker = file.ends_with("/worker.js") || file.ends_with("-worker.js") && !file.contains('/');
    file.ends_with(".js") && !is_worker && !file.starts_with("uci/") && !file.starts_with(STANDALONE)
}

/// Has a script begin with a line of its own, behind the mark of strictness.
fn begin(script: &Path, line: &str) -> Result<()> {
    const STRICT: &str = "\"use strict\";\n";
    let text = read(script)?;
    Ok(std::fs::write(script, format!("{STRICT}{line}\n{}", text.strip_prefix(STRICT).unwrap_or(&text)))?)
}

#[cfg(test)]
mod tests {
    use super::is_required;

    #[test]
    fn workers_are_not_required() {
        for required in ["index.js", "pkg/engine.js", "embedded/engine-worker.js"] {
            assert!(is_required(required), "{required}");
        }
        for other in ["engine.d.ts", "engine/worker.js", "engine-worker.js", "uci/session.js", "standalone/engine.js"] {
            assert!(!is_required(other), "{other}");
        }
    }
}
