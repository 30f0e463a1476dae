import { expect, test } from 'vitest';
import { trialState, type TrialFacts } from './trial-rules.ts';

const now = new Date('2026-11-25T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const fitting: TrialFacts = { isVerified: true, hasPremium: false, documents: 1, isUsed: false, endsAt: null };
const stateOf = (facts: Partial<TrialFacts>) => trialState({ ...fitting, ...facts }, now).kind;

test('a verified member without Premium, whose document has had no trial, is offered it', () => {
  expect(stateOf({})).toBe('offered');
  expect(stateOf({ documents: 2 })).toBe('offered');
});

test.each([
  ['without the badge', { isVerified: false }],
  ['with Premium', { hasPremium: true }],
  ['without a known document', { documents: 0 }],
  ['whose document was used', { isUsed: true }],
] as const)('a member %s is not offered it', (_, facts) => {
  expect(stateOf(facts)).toBe('none');
});

test('a trial runs until its last moment, also when the badge or the document is gone, and never comes again', () => {
  const lost = { isVerified: false, documents: 0, isUsed: true, hasPremium: true };
  expect(stateOf({ ...lost, endsAt: after(1) })).toBe('running');
  expect(stateOf({ ...lost, endsAt: after(0) })).toBe('none');
  expect(stateOf({ endsAt: after(-1) })).toBe('none');
});

test('only of all facts together a trial is offered, and its end decides of one that was', async () => {
  const both = [true, false];
  const lines = both.flatMap((isVerified) =>
    both.flatMap((hasPremium) =>
      [0, 1].flatMap((documents) =>
        both.flatMap((isUsed) =>
          [null, after(1), after(0)].map((endsAt) => {
            const facts = { isVerified, hasPremium, documents, isUsed, endsAt };
            return `${JSON.stringify(facts)}: ${JSON.stringify(trialState(facts, now))}`;
          }),
        ),
      ),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/trials.txt');
});
