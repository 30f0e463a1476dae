import type { PaymentCallback, QueryResult } from '../../../gateways/payments/payments.ts';

/** The fate of one prompt: the truth, and the reports about it. */
export interface Fate {
  readonly checkoutRequestId: string;
  readonly response: 'accepted' | 'refused' | 'unknown';
  /** The amount that was really paid. Null: nothing. */
  readonly paid: number | null;
  /** The result code of a prompt that was not paid. */
  readonly failure: string;
  /** With a negative delay, the callback comes before the response to the prompt. */
  readonly callbacks: readonly { readonly delayMs: number; readonly garble: (told: PaymentCallback) => object }[];
  /** The first results of queries, one after the other. Undefined is the truth. */
  readonly lies: readonly (QueryResult | undefined)[];
}

/** A small generator of random numbers with a seed (mulberry32, public domain). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const hourMs = 3_600_000;
const intact = (told: PaymentCallback): object => told;
const garbles: readonly ((told: PaymentCallback) => object)[] = [
  (told) => ({ ...told, amount: null }),
  (told) => ({ ...told, receipt: null }),
  (told) => ({ ...told, code: '4999' }),
];
const ofOther = (told: PaymentCallback): object => ({ ...told, checkoutRequestId: 'of somebody else' });
const lies: readonly QueryResult[] = [
  { outcome: 'unknown', code: '4999' },
  { outcome: 'unknown', code: '429' },
  { outcome: 'unknown', code: null },
  { outcome: 'failed', code: '1032' },
  { outcome: 'failed', code: '400.002.02' },
];

export function createFaults(seed: number) {
  const random = createRandom(seed);
  let prompts = 0;
  const chance = (probability: number) => random() < probability;
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const delay = () => {
    const kind = random();
    if (kind < 0.2) return -1;
    if (kind < 0.7) return random() * 60_000;
    return kind < 0.9 ? random() * hourMs : random() * 30 * hourMs;
  };

  function decide(price: number): Fate {
    const response = chance(0.8) ? 'accepted' : chance(0.5) ? 'unknown' : 'refused';
    const isCharged = response !== 'refused' && chance(0.65);
    const paid = isCharged ? (chance(0.05) ? price - 1 : price) : null;
    // The callback may be missing if the service can be queried. A wrong amount is reported only in a callback.
    const mayBeSilent = response === 'accepted' && paid !== price - 1;
    const count = mayBeSilent && chance(0.25) ? 0 : 1 + Math.floor(random() * 4);
    const whole =
      response === 'refused' ? [] : Array.from({ length: count }, () => ({ delayMs: delay(), garble: intact }));
    const broken = chance(0.3) && response !== 'refused' ? [{ delayMs: delay(), garble: pick(garbles) }] : [];
    // Only known facts can be compared.
    const foreign = chance(0.1) && response === 'accepted' ? [{ delayMs: random() * hourMs + 1, garble: ofOther }] : [];
    const lieCount = Math.floor(random() * 5);
    return {
      checkoutRequestId: `checkout-${(prompts += 1)}`,
      response,
      paid,
      failure: pick(['1', '1032', '1037', '1019', '2001']),
      callbacks: [...broken, ...foreign, ...whole].toSorted(() => random() - 0.5),
      lies: Array.from({ length: lieCount }, () => (chance(0.6) ? pick(lies) : undefined)),
    };
  }

  return { chance, pick, decide };
}
