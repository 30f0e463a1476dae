import type { Pair, Steps } from './steps.fixture.ts';

/** Everything that may be between two members. Each name says what A has done, or what A is. */
export const situations: Record<string, (steps: Steps, pair: Pair) => Promise<unknown>> = {
  strangers: () => Promise.resolve(),
  'A passed': ({ pass }, { a, b }) => pass(a, b),
  'A liked': ({ like }, { a, b }) => like(a, b),
  'A liked, B passed': async ({ like, pass }, { a, b }) => {
    await like(a, b);
    await pass(b, a);
  },
  match: ({ match }, pair) => match(pair),
  'A blocked': ({ block }, { a, b }) => block(a, b),
  'both blocked': async ({ block }, { a, b }) => {
    await block(a, b);
    await block(b, a);
  },
  'both blocked, A unblocked': async ({ block, unblock }, { a, b }) => {
    await block(a, b);
    await block(b, a);
    await unblock(a, b);
  },
  'A blocked and unblocked': async ({ block, unblock }, { a, b }) => {
    await block(a, b);
    await unblock(a, b);
  },
  'A liked, blocked, unblocked': async ({ like, block, unblock }, { a, b }) => {
    await like(a, b);
    await block(a, b);
    await unblock(a, b);
  },
  'A liked, B blocked, unblocked': async ({ like, block, unblock }, { a, b }) => {
    await like(a, b);
    await block(b, a);
    await unblock(b, a);
  },
  'match, A blocked': async ({ match, block }, pair) => {
    await match(pair);
    await block(pair.a, pair.b);
  },
  'match, both, A unblocked': async ({ match, block, unblock }, pair) => {
    await match(pair);
    await block(pair.a, pair.b);
    await block(pair.b, pair.a);
    await unblock(pair.a, pair.b);
  },
  'match, two blocks undone': async ({ match, block, unblock }, pair) => {
    await match(pair);
    for (let round = 0; round < 2; round += 1) {
      await block(pair.a, pair.b);
      await unblock(pair.a, pair.b);
    }
  },
  'match again after blocks': async ({ match, block, unblock, like }, pair) => {
    await match(pair);
    for (let round = 0; round < 2; round += 1) {
      await block(pair.a, pair.b);
      await unblock(pair.a, pair.b);
    }
    await like(pair.b, pair.a);
    await like(pair.a, pair.b);
  },
  'match, A ended': async ({ match, unmatch }, pair) => {
    await match(pair);
    await unmatch(pair.a, pair.b);
  },
  'match, A ended, blocks undone': async ({ match, unmatch, block, unblock }, pair) => {
    await match(pair);
    await unmatch(pair.a, pair.b);
    for (const step of [block, unblock]) {
      await step(pair.a, pair.b);
      await step(pair.b, pair.a);
    }
  },
  'A rings B': async ({ match, ring }, pair) => {
    await match(pair);
    await ring(pair, pair.a, pair.b);
  },
  'A rings B, A blocked': async ({ match, ring, block }, pair) => {
    await match(pair);
    await ring(pair, pair.a, pair.b);
    await block(pair.a, pair.b);
  },
  'A rings B, B blocked': async ({ match, ring, block }, pair) => {
    await match(pair);
    await ring(pair, pair.a, pair.b);
    await block(pair.b, pair.a);
  },
  'A and B on the phone': async ({ match, ring, answer }, pair) => {
    await match(pair);
    await ring(pair, pair.a, pair.b);
    await answer(pair, pair.b);
  },
  'A unverified': ({ unverify }, { a }) => unverify(a),
  'A unverified, B liked': async ({ unverify, like }, { a, b }) => {
    await unverify(a);
    await like(b, a);
  },
  'A without a profile': ({ unsave }, { a }) => unsave(a),
  'A paused': ({ pause }, { a }) => pause(a),
  'A liked and paused': async ({ like, pause }, { a, b }) => {
    await like(a, b);
    await pause(a);
  },
  'A paused, B liked': async ({ like, pause }, { a, b }) => {
    await like(b, a);
    await pause(a);
  },
  'match, A paused': async ({ match, pause }, pair) => {
    await match(pair);
    await pause(pair.a);
  },
  'A for the liked': ({ showToLiked }, { a }) => showToLiked(a),
  'A for the liked and liked': async ({ showToLiked, like }, { a, b }) => {
    await showToLiked(a);
    await like(a, b);
  },
  'B liked, A for the liked': async ({ showToLiked, like }, { a, b }) => {
    await like(b, a);
    await showToLiked(a);
  },
  'match, A for the liked': async ({ match, showToLiked }, pair) => {
    await match(pair);
    await showToLiked(pair.a);
  },
  'A hidden': ({ hide }, { a }) => hide(a),
  'A liked and hidden': async ({ like, hide }, { a, b }) => {
    await like(a, b);
    await hide(a);
  },
  'match, A hidden': async ({ match, hide }, pair) => {
    await match(pair);
    await hide(pair.a);
  },
  'match, A suspended': async ({ match, suspend }, pair) => {
    await match(pair);
    await suspend(pair.a);
  },
  'A liked and banned': async ({ like, ban }, { a, b }) => {
    await like(a, b);
    await ban(a);
  },
  'match, A banned': async ({ match, ban }, pair) => {
    await match(pair);
    await ban(pair.a);
  },
  'A liked and deleted': async ({ like, leave }, { a, b }) => {
    await like(a, b);
    await leave(a);
  },
  'match, A deleted': async ({ match, leave }, pair) => {
    await match(pair);
    await leave(pair.a);
  },
};
