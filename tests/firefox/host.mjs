// A host that knows nothing of the page: files from a folder below the root, no headers but their type.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** Where the page is packed. */
export const dist = process.env.GRIDMATE_DIST ?? 'dist';
const FOLDER = '/some/where/';
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Begins to serve a folder; `serve` takes another, or none at all. What is not there is answered with 404, or with a page. */
export async function startHost(folder = dist) {
  /** @type {string | undefined} */
  let served = folder;
  let hasFallback = false;
  const host = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host/');
    const name = pathname === FOLDER ? 'index.html' : pathname.slice(FOLDER.length);
    try {
      if (!served || !pathname.startsWith(FOLDER) || name.includes('..')) throw new Error('not below the folder');
      const body = await readFile(join(served, name));
      const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(name))] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(body);
    } catch {
      if (hasFallback && served) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      else response.writeHead(404).end();
    }
  });
  // A test that fails leaves it open.
  host.unref();
  await new Promise((resolve) => host.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = host.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${FOLDER}`;
  return {
    url,
    /** @param {string | undefined} next */
    serve: (next) => {
      served = next;
    },
    /** Answers with a page of its own, as some hosts do. */
    fallBack: () => {
      hasFallback = true;
    },
    close: () => host.close(),
  };
}
