import type { Random } from './seeded-random.ts';

/**
 * The payer does this with a prompt. With `phone`, the person who opens the pretend phone decides, and nobody lets the
 * prompt run out.
 */
export type Payer = 'phone' | 'pays' | 'wrong pin' | 'cancels' | 'unreachable' | 'no balance';

/**
 * The response to the request for a prompt. `silent`: the phone gets the prompt, and the request no response. `lost`:
 * neither of them. `busy`: 500.003.02 and no prompt. `ended token`: 404.001.03 once. `junk`: the phone gets the prompt,
 * and the request a page of HTML. `after callback`: as always, but the payer and the callback come first.
 */
export type PromptAnswer = 'plain' | 'silent' | 'lost' | 'busy' | 'ended token' | 'junk' | 'after callback';

/**
 * The body of a callback. `bare` names no amount and no receipt; `broken` is no JSON; `junk` is JSON of another kind.
 */
export type CallbackShape =
  | 'plain'
  | 'texts'
  | 'floats'
  | 'masked'
  | 'mixed up'
  | 'bare'
  | 'wrong amount'
  | 'huge'
  | 'junk'
  | 'broken';

/** One callback, so long after the payer has decided. */
export interface Delivery {
  readonly afterMs: number;
  readonly shape: CallbackShape;
}

/** The response to one query. `early 0`: paid, whatever the payer does. `failed`: cancelled, even if it was paid. */
export type QueryAnswer = 'honest' | 'early 0' | '4999' | '429' | 'unknown id' | 'failed' | 'busy' | 'silent';

/**
 * The response to one question about a transaction. `silent`: none. `no result`: it is accepted, and no result comes.
 * `late`: the result comes after a day. `unknown`: M-Pesa does not know the transaction. `of another`: the result is
 * about another payment.
 */
export type StatusAnswer =
  | 'honest'
  | 'busy'
  | 'processing'
  | 'silent'
  | 'ended token'
  | 'no result'
  | 'late'
  | 'unknown'
  | 'of another';

/** All that goes wrong with one prompt. */
export interface Faults {
  readonly payer: Payer;
  readonly payerAfterMs: number;
  readonly answer: PromptAnswer;
  /** An empty list: no callback ever comes. */
  readonly deliveries: readonly Delivery[];
  /** The answers to its first queries. The later ones are honest. */
  readonly queries: readonly QueryAnswer[];
  /** The answers to the first questions about its transaction. The later ones are honest. */
  readonly statuses: readonly StatusAnswer[];
}

export const noFaults: Faults = {
  payer: 'phone',
  payerAfterMs: 0,
  answer: 'plain',
  deliveries: [{ afterMs: 0, shape: 'plain' }],
  queries: [],
  statuses: [],
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A mixture of all faults for one prompt: the same for the same random numbers. */
export function randomFaults(random: Random): Faults {
  const shapes: readonly CallbackShape[] = [
    ...Array<CallbackShape>(8).fill('plain'),
    'texts',
    'floats',
    'masked',
    'mixed up',
    'bare',
    'wrong amount',
    'huge',
    'junk',
    'broken',
  ];
  const delays = [0, 0, 0, 2000, minuteMs, 10 * minuteMs, dayMs];
  const times = pick(random, [0, 1, 1, 1, 1, 1, 2, 3, 4]);
  const answers: readonly PromptAnswer[] = [
    ...Array<PromptAnswer>(8).fill('plain'),
    'silent',
    'lost',
    'busy',
    'ended token',
    'junk',
    'after callback',
  ];
  const queries: readonly QueryAnswer[] = [
    'honest',
    'honest',
    'honest',
    'early 0',
    '4999',
    '429',
    'unknown id',
    'failed',
    'busy',
  ];
  const statuses: readonly StatusAnswer[] = [
    'honest',
    'busy',
    'processing',
    'ended token',
    'no result',
    'late',
    'unknown',
    'of another',
  ];
  return {
    payer: pick(random, ['pays', 'pays', 'pays', 'pays', 'wrong pin', 'cancels', 'phone', 'unreachable', 'no balance']),
    payerAfterMs: Math.floor(random() * 55_000),
    answer: pick(random, answers),
    deliveries: Array.from({ length: times }, () => ({ afterMs: pick(random, delays), shape: pick(random, shapes) })),
    queries: Array.from({ length: Math.floor(random() * 4) }, () => pick(random, queries)),
    statuses: Array.from({ length: Math.floor(random() * 3) }, () => pick(random, statuses)),
  };
}

function pick<Item>(random: Random, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
