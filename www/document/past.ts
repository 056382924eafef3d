// What undo and redo lead to is kept with a document: what it was opened with, and what has been called since.

import { TreeDocument } from '#doors/document.js';
import { Core, type Past } from './core';

/** What may be called again. */
const METHODS = new Set(
  Object.getOwnPropertyNames(TreeDocument.prototype).filter((name) => !/^(constructor|free)$/.test(name)),
);

/** The document of these bytes, with what undo and redo lead to if its past leads to it; a past may be anything. */
export function reopened(bytes: Uint8Array, past: unknown): Core | undefined {
  const core = Core.read(bytes);
  if (!core || !isPast(past)) return core;
  try {
    const whole = Core.again(past);
    const [found, other] = whole.bytes.join() === core.bytes.join() ? [whole, core] : [core, whole];
    other.free();
    return found;
  } catch (error) {
    console.warn(error);
    return core;
  }
}

function isPast(past: unknown): past is Past {
  if (typeof past !== 'object' || past === null || !('calls' in past)) return false;
  const { origin, calls }: { origin?: unknown; calls: unknown } = past;
  const isCall = (one: unknown) =>
    Array.isArray(one) && typeof one[0] === 'string' && METHODS.has(one[0]) && Array.isArray(one[1]);
  return (origin === undefined || origin instanceof Uint8Array) && Array.isArray(calls) && calls.every(isCall);
}
