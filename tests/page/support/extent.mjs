// How much is run: what each change has to pass, or all there is (`cargo xtask test --all`).
import { test } from 'node:test';

/** Whether all there is is run. */
export const isAll = process.env.GRIDMATE_TESTS === 'all';

/** A test that is run with all there is, for it takes long. @type {typeof test | (() => void)} */
export const heavy = isAll ? test : () => {};

/**
 * Some of a list, by their places; all of it where all there is is run.
 * @template T
 * @param {readonly T[]} list
 * @param {number[]} places
 */
export const sampleOf = (list, ...places) => (isAll ? list : list.filter((_, place) => places.includes(place)));

/** What the name of a test says before what it takes a sample of. */
export const some = isAll ? '' : 'a sample of ';
