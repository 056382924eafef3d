// Starts the page.

import { render } from 'preact';
import address from '#document.wasm';
import { Core } from '../document/core';
import { en } from '../i18n/en/index';
import { App } from './app';
import { Failed, Waiting } from './loading';
import { openDocument } from './open';

async function start(): Promise<void> {
  render(<Waiting words={en} />, document.body);
  try {
    await Core.load(new URL(address, import.meta.url));
    const { session, unkept } = await openDocument();
    render(<App session={session} unkept={unkept} words={en} />, document.body);
  } catch (error) {
    console.error(error);
    render(<Failed words={en} again={() => void start()} />, document.body);
  }
}

void start();
