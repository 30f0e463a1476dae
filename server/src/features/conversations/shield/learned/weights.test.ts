import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Model } from './score-topics.ts';
import { outcomes, scoreTopics, weightsLength } from './score-topics.ts';
import { sealOf } from './seal.fixture.ts';
import { quantise, train } from './training.fixture.ts';

const readFile = (name: string) => readFileSync(new URL(name, import.meta.url));
const weights = readFile('./weights.bin');
const { seal, ...stored } = JSON.parse(readFile('./weights.json').toString()) as Omit<Model, 'weights'> & {
  seal: string;
};

test('the weights belong to the corpus, the words and the training as they are: npm run shield:train', () => {
  expect(sealOf({ weights: new Int8Array(weights), ...stored }, weights)).toBe(seal);
});

test('the weights take less than 200 KB', () => {
  expect(weights.length).toBe(weightsLength);
  expect(weights.length).toBeLessThan(200_000);
  expect(stored.starts).toHaveLength(outcomes.length);
});

test('the same phrases give the same weights, and what was learned is told apart', () => {
  const phrases = [
    { language: 'english', kind: 'money', text: 'send me cash for rent' },
    { language: 'english', kind: 'none', text: 'the lake is calm today' },
    { language: 'sheng', kind: 'threat', text: 'nitakusaka mpaka kwenu' },
  ] as const;
  const [model, again] = [quantise(train(phrases)), quantise(train(phrases))];
  expect(again).toEqual(model);
  expect(scoreTopics(model, new Uint16Array())).toHaveLength(outcomes.length);
});
