// A host that knows nothing of the page: files from a folder below the root, no headers but their type.

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

/** Where the page is packed. */
export const DIST = process.env['GRIDMATE_DIST'] ?? 'dist';

const FOLDER = '/some/where/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface Host {
  readonly url: string;
  /** Serves another folder, or none at all. */
  readonly serve: (folder: string | undefined) => void;
  readonly close: () => void;
}

/** Serves a folder. What is not there is answered with a page, as some hosts do. */
export async function startHost(folder: string): Promise<Host> {
  let served: string | undefined = folder;
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host/');
    const name = pathname.slice(FOLDER.length).replace(/(^|\/)$/, '$1index.html');
    if (!served || !pathname.startsWith(FOLDER) || name.includes('..')) return void response.writeHead(404).end();
    readFile(join(served, name)).then(
      (body) => response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' }).end(body),
      () => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title>'),
    );
  });
  // A test that fails leaves it open.
  host.unref();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    url: `http://127.0.0.1:${port}${FOLDER}`,
    serve: (next) => void (served = next),
    close: () => void host.close(),
  };
}

const hash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/** An empty folder. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'gridmate-'));

/** The packed page as if something in it had changed: its title, and with it the name of the late part. */
export async function nextVersion(version: string): Promise<{ folder: string; late: string }> {
  const folder = await newFolder();
  await cp(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of names) texts.set(name, await readFile(join(assets, name), 'utf8'));
  // Whatever names a script that has another name is another file as well, and so on.
  const signs = hash(version)
    .toUpperCase()
    .replaceAll(/[^A-F2-7]/g, '')
    .slice(0, 8);
  const renamed = new Map<string, string>();
  const deferred = names.find((name) => name.startsWith('deferred-parts.')) ?? '';
  const changed = [deferred];
  for (const known of changed) {
    renamed.set(known, known.replace(/\.\w{8}\.js$/, `.${signs}.js`));
    for (const [name, text] of texts) if (text.includes(known) && !changed.includes(name)) changed.push(name);
  }
  const led = (text: string) => [...renamed].reduce((known, [from, to]) => known.replaceAll(from, to), text);
  const code = await readFile(join(folder, 'sw.js'), 'utf8');
  const [, list = '', program = ''] = /^const PRECACHE = (.*?);\n(.*)$/s.exec(code) ?? [];
  const { files } = JSON.parse(list) as { files: Record<string, [number, string]> };
  const put = async (address: string, path: string, text: string) => {
    files[address] = [Buffer.byteLength(text), hash(text)];
    await writeFile(join(folder, path), text);
  };
  for (const [from, to] of renamed) {
    await rename(join(assets, from), join(assets, to));
    delete files[`assets/${from}`];
    await put(`assets/${to}`, `assets/${to}`, led(texts.get(from) ?? ''));
  }
  const html = led(await readFile(join(folder, 'index.html'), 'utf8'));
  await put('', 'index.html', html.replace('<html lang="en">', `<html lang="en" data-version="${version}">`));
  await writeFile(join(folder, 'sw.js'), `const PRECACHE = ${JSON.stringify({ version, files })};\n${program}`);
  return { folder, late: join(assets, renamed.get(deferred) ?? '') };
}

export const remove = (...folders: string[]): Promise<unknown> =>
  Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
