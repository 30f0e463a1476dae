import type { Passage } from '../words/passages.ts';
import { compileSlot } from '../words/phrase-patterns.ts';
import { groupNames } from '../words/word-groups.ts';

const placeBits = 15;
/** The judge counts each feature of a text in one of so many places. Two features may share one. */
export const places = 2 ** placeBits;

const hashStart = 0x811c9dc5;
const hashPrime = 0x01000193;
/** Each sort of feature has a place of its own for the same letters. */
const seeds = { word: 0x1b873593, pair: 0x2c1b3c6d, group: 0x85ebca6b, groups: 0x27d4eb2f } as const;
const runMin = 3;
const runMax = 5;
/** A group of words tells more than one run of letters. */
const groupWeight = 3;

const groups = groupNames.map((name) => compileSlot(`<${name}>`));
const placeOf = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> (32 - placeBits);
const addLetter = (hash: number, letter: number) => Math.imul(hash ^ letter, hashPrime);

/**
 * Returns the places of the features of a passage: its words, pairs of neighbouring words, runs of three to five
 * letters inside a word, groups of words and pairs of those. Digits are all alike, because an amount tells more than
 * its figures.
 */
export function featuresOf({ text, find }: Pick<Passage, 'text' | 'find'>): Uint16Array {
  const found: number[] = [];
  let before = 0;
  for (const word of text.replaceAll(/\d/gu, '0').replaceAll(/0{4,}/gu, '0000').split(/[ .]+/u)) {
    if (word === '') continue;
    addRuns(found, ` ${word} `);
    let hash = hashStart;
    for (let at = 0; at < word.length; at += 1) hash = addLetter(hash, word.charCodeAt(at));
    found.push(placeOf(hash ^ seeds.word));
    if (before !== 0) found.push(placeOf(Math.imul(before, 31) ^ hash ^ seeds.pair));
    before = hash;
  }
  addGroups(found, find);
  return Uint16Array.from(found);
}

function addRuns(found: number[], word: string): void {
  for (let from = 0; from < word.length; from += 1) {
    let hash = hashStart;
    for (let size = 1; size <= runMax && from + size <= word.length; size += 1) {
      hash = addLetter(hash, word.charCodeAt(from + size - 1));
      if (size >= runMin) found.push(placeOf(hash));
    }
  }
}

function addGroups(found: number[], find: Passage['find']): void {
  const present = groups.flatMap((pattern, index) => (find(pattern) ? [index + 1] : []));
  for (const [at, group] of present.entries()) {
    for (let count = 0; count < groupWeight; count += 1) found.push(placeOf(Math.imul(group, seeds.group)));
    for (const other of present.slice(at + 1)) found.push(placeOf(Math.imul(group * 64 + other, seeds.groups)));
  }
}
