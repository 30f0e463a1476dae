import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Model } from './score-topics.ts';

/** Everything that decides which weights the training gives. */
const sources = [
  '../corpus/corpus.fixture.ts',
  '../corpus/english.tsv',
  '../corpus/swahili.tsv',
  '../corpus/sheng.tsv',
  '../normalise-text.ts',
  '../words/passages.ts',
  '../words/phrase-patterns.ts',
  '../words/word-groups.ts',
  '../words/money-words.ts',
  '../words/promise-words.ts',
  '../words/talk-words.ts',
  './score-topics.ts',
  './text-features.ts',
  './training.fixture.ts',
];

const fileOf = (name: string) => new URL(name, import.meta.url);

/** A hash of the training's sources together with the weights, so that nobody changes one without the other. */
export function sealOf({ scale, starts }: Model, weights: Uint8Array): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(readFileSync(fileOf(source)));
  return hash
    .update(JSON.stringify([scale, starts]))
    .update(weights)
    .digest('hex');
}

/** Writes a model where the judge reads it. */
export function writeModel({ weights, scale, starts }: Model & { weights: Int8Array }): void {
  const bytes = new Uint8Array(weights.buffer);
  const seal = sealOf({ weights, scale, starts }, bytes);
  writeFileSync(fileOf('./weights.bin'), bytes);
  const [from, at, to] = [JSON.stringify(seal), JSON.stringify(scale), starts.map(String).join(', ')];
  writeFileSync(fileOf('./weights.json'), `{\n  "seal": ${from},\n  "scale": ${at},\n  "starts": [${to}]\n}\n`);
}
