import type { WarningKind, WarningTopic } from '@mwanzo/contract/conversations/warnings';
import { readFileSync } from 'node:fs';
import type { Passage } from '../words/passages.ts';
import { outcomes, scoreTopics, type Model } from './score-topics.ts';
import { featuresOf } from './text-features.ts';

const readFile = (name: string) => readFileSync(new URL(name, import.meta.url));

/** Reads the weights that `npm run shield:train` has written. */
function readModel(): Model {
  const { scale, starts } = JSON.parse(readFile('./weights.json').toString()) as Pick<Model, 'scale' | 'starts'>;
  return { weights: new Int8Array(readFile('./weights.bin')), scale, starts };
}
const model = readModel();

/**
 * The judge speaks up when a passage is harmless with less probability than this. Of harmless phrases that its training
 * left out, more than 99 of 100 stay above (docs/product/shield.md).
 */
const harmlessMax = 0.15;

/** In fewer words than this there is too little to learn from. Figures are no words here. */
const wordsMin = 4;
const word = / [a-z]{2,}(?= )/gu;

/** The kind whose warning says least, for each topic: the judge knows no more than the topic. */
const mildestKind: Readonly<Record<WarningTopic, WarningKind>> = {
  paying: 'payment',
  profit: 'investment',
  code: 'code',
  contact: 'off_app',
  harm: 'threat',
};

/** The kind of scam that a learned, linear model takes a passage for. Null when it is harmless enough. */
export function judgePassage(passage: Passage, used: Model = model): WarningKind | null {
  if ((passage.text.match(word)?.length ?? 0) < wordsMin) return null;
  const [harmless = 1, ...topics] = scoreTopics(used, featuresOf(passage));
  if (harmless > harmlessMax) return null;
  const topic = outcomes[topics.indexOf(Math.max(...topics)) + 1];
  return topic === undefined || topic === 'harmless' ? null : mildestKind[topic];
}
