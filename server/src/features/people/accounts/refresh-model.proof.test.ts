import {
  assert,
  asyncModelRun,
  asyncProperty,
  boolean,
  commands,
  constant,
  integer,
  tuple,
  type AsyncCommand,
} from 'fast-check';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { refreshToken } from './refresh-token.ts';
import { startSession } from './start-session.ts';
import { proofSize } from '../../../testing/proof-size.ts';

const testApp = await buildTestApp();
const { database, clock, events } = testApp;
const dependencies = {
  database,
  clock,
  events,
  secretKey: new Secret('k'.repeat(32)),
  issueAccess: () => Promise.resolve('access'),
};

/** The rule of docs/product/sessions.md, independent of the code: it counts generations instead of tokens. */
interface Model {
  highestUsed: number;
  hasEnded: boolean;
  member: number;
  thief: number | null;
}

interface Real {
  /** The token of each generation, as the server returned it. */
  tokens: string[];
}

const attempt = (token: string) =>
  refreshToken(dependencies, token).then(
    (response) => response.refresh,
    (error: { code?: string }) => error.code ?? 'unknown',
  );

/** Presents a generation `times` times at once, checks the responses, and returns the generation that came back. */
async function present(model: Model, real: Real, generation: number, times: number): Promise<number | null> {
  const token = real.tokens[generation] ?? 'missing';
  const responses = new Set(await Promise.all(Array.from({ length: times }, () => attempt(token))));
  const isRefused = model.hasEnded || generation < model.highestUsed;
  const [response = ''] = responses;
  expect([responses.size, response === 'refresh_refused']).toEqual([1, isRefused]);
  model.hasEnded = isRefused;
  if (isRefused) return null;
  model.highestUsed = generation;
  real.tokens[generation + 1] ??= response;
  expect(response).toBe(real.tokens[generation + 1]);
  return generation + 1;
}

type Command = AsyncCommand<Model, Real>;
const always = () => true;

const memberRefreshes = (tabs: number, isResponseLost: boolean): Command => ({
  check: always,
  async run(model, real) {
    const next = await present(model, real, model.member, tabs);
    if (next !== null && !isResponseLost) model.member = next;
    // (i) Without a thief, no lost response and no number of tabs ever signs the member out.
    if (model.thief === null) expect(next).not.toBeNull();
  },
  toString: () => `member refreshes in ${tabs} tabs${isResponseLost ? ', response lost' : ''}`,
});
const thiefCopies: Command = {
  check: always,
  run: (model) => {
    model.thief = model.member;
    return Promise.resolve();
  },
  toString: () => 'thief copies the token',
};
const thiefRefreshes: Command = {
  check: (model) => model.thief !== null,
  async run(model, real) {
    const next = await present(model, real, model.thief ?? 0, 1);
    if (next !== null) model.thief = next;
  },
  toString: () => 'thief refreshes',
};
const timePasses: Command = {
  check: always,
  run: () => {
    clock.advance(20 * 60_000);
    return Promise.resolve();
  },
  toString: () => 'twenty minutes pass',
};

test('whatever tabs, lost responses and a thief do, a session follows its rule', async () => {
  const member = await createMember(testApp);
  const sequences = commands(
    [
      tuple(integer({ min: 1, max: 4 }), boolean()).map(([tabs, isLost]) => memberRefreshes(tabs, isLost)),
      constant(thiefCopies),
      constant(thiefRefreshes),
      constant(timePasses),
    ],
    { maxCommands: 30, size: 'max' },
  );
  await assert(
    asyncProperty(sequences, async (sequence) => {
      const { refresh } = await inTransaction(database, (transaction) => startSession(transaction, member.id, clock));
      const setup = () => ({
        model: { highestUsed: 0, hasEnded: false, member: 0, thief: null },
        real: { tokens: [refresh] },
      });
      await asyncModelRun(setup, sequence);
    }),
    { numRuns: proofSize(10, 60) },
  );
}, 60_000);

test('once thief and member are two steps apart, the one behind ends the session for both', async () => {
  const member = await createMember(testApp);
  const { refresh } = await inTransaction(database, (transaction) => startSession(transaction, member.id, clock));
  const ahead = await attempt(await attempt(refresh));
  expect(await attempt(refresh)).toBe('refresh_refused');
  expect(await attempt(ahead)).toBe('refresh_refused');
});
