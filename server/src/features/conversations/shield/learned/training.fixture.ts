// Trains the learned judge. The same phrases give the same weights, because the order is drawn from a fixed seed.
import { topicOf, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import type { Phrase } from '../corpus/corpus.fixture.ts';
import { normaliseText } from '../normalise-text.ts';
import { cutPassages } from '../words/passages.ts';
import { outcomes, scoreTopics, weightsLength, type Model } from './score-topics.ts';
import { featuresOf } from './text-features.ts';

const rounds = 20;
const rate = 0.1;
const startRate = 0.02;
const decay = 1e-6;
/** Errors below it change nothing that matters. */
const errorMin = 1e-4;

interface Example {
  readonly features: Uint16Array;
  readonly outcome: number;
}

function exampleOf({ kind, text }: Phrase): Example[] {
  const outcome = outcomes.indexOf(kind === 'none' ? 'harmless' : topicOf[kind as WarningKind]);
  return cutPassages(normaliseText(text).text).map((passage) => ({ features: featuresOf(passage), outcome }));
}

/** Numbers from 0 to 1 by a linear congruence (Numerical Recipes). */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: T[], dice: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(dice() * (last + 1));
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
}

/** Phone numbers have a finder of their own. A judge that learned them would take any figures for one. */
const isLearned = ({ kind }: Phrase) => kind !== 'phone';

/** Trains by logistic regression with a rate of its own for each weight (AdaGrad). */
export function train(phrases: readonly Phrase[]): Model {
  const examples = phrases.filter(isLearned).flatMap(exampleOf);
  const model = {
    weights: new Float32Array(weightsLength),
    scale: 1,
    starts: outcomes.map(() => 0),
  };
  const squares = new Float32Array(weightsLength).fill(1e-8);
  const dice = createDice(1);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(examples, dice);
    for (const example of examples) learn(model, squares, example);
  }
  return model;
}

function learn(model: Model & { weights: Float32Array; starts: number[] }, squares: Float32Array, example: Example) {
  const { weights, starts } = model;
  const { features, outcome: right } = example;
  const share = 1 / Math.sqrt(features.length || 1);
  for (const [outcome, probability] of scoreTopics(model, features).entries()) {
    const error = probability - (outcome === right ? 1 : 0);
    starts[outcome] = (starts[outcome] ?? 0) - startRate * error;
    if (Math.abs(error) < errorMin) continue;
    for (const place of features) {
      const at = place * outcomes.length + outcome;
      const weight = weights[at] ?? 0;
      const slope = error * share + decay * weight;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}

const steps = 127;

/** Rounds the weights to whole steps from -127 to 127, so that each takes a byte. */
export function quantise({ weights, starts }: Model): Model & { weights: Int8Array } {
  let highest = 0;
  for (const weight of weights) highest = Math.max(highest, Math.abs(weight));
  const scale = highest / steps || 1;
  const rounded = starts.map((start) => Number(start.toFixed(6)));
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)), scale, starts: rounded };
}
