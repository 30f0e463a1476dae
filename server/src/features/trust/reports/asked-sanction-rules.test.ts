import { expect, test } from 'vitest';
import { mustTellOfAsked, suspendedAlone, untilConfirmed, waitsForAnswerOf } from './asked-sanction-rules.ts';

const now = new Date('2026-11-25T21:30:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const month = { from: inDays(-30), until: inDays(0) };
const suspension = {
  decision: 'suspend',
  until: month.until,
  decidedAt: month.from,
  decidedBy: 7,
  answer: null,
  appealOutcome: null,
} as const;

test('a moderator has decided alone what nobody else has confirmed or looked at again', () => {
  expect(suspendedAlone([suspension], 7)).toEqual([month]);
  expect(suspendedAlone([{ ...suspension, answer: 'decline' }], 7)).toEqual([month]);
  expect(suspendedAlone([suspension], 8)).toEqual([]);
  expect(suspendedAlone([{ ...suspension, answer: 'confirm' }], 7)).toEqual([]);
  expect(suspendedAlone([{ ...suspension, appealOutcome: 'uphold' }], 7)).toEqual([]);
  expect(suspendedAlone([{ ...suspension, appealOutcome: 'lift' }], 7)).toEqual([]);
  expect(suspendedAlone([{ ...suspension, decision: 'warn' }], 7)).toEqual([]);
  expect(suspendedAlone([{ ...suspension, until: null }], 7)).toEqual([]);
});

test('a suspension that goes beyond 30 days in a row holds for 24 hours until it is confirmed', () => {
  const decided = { decision: 'suspend', until: inDays(2) } as const;
  expect(untilConfirmed(decided, [], now)).toEqual({ ...decided, asks: null });
  expect(untilConfirmed(decided, [month], now)).toEqual({ decision: 'suspend', until: inDays(1), asks: decided });
});

test('a ban holds as a suspension of 24 hours until it is confirmed, and a warning needs nobody', () => {
  const ban = { decision: 'ban', until: null } as const;
  expect(untilConfirmed(ban, [], now)).toEqual({ decision: 'suspend', until: inDays(1), asks: ban });
  const warning = { decision: 'warn', until: null } as const;
  expect(untilConfirmed(warning, [month], now)).toEqual({ ...warning, asks: null });
});

const hour = 3_600_000;

test.each([
  [6 * hour + 1, false],
  [6 * hour, true],
  [1, true],
  [0, false],
  [-hour, false],
])('with %d ms left of the suspension the reviewers are told: %s', (left, told) => {
  expect(mustTellOfAsked({ until: new Date(now.getTime() + left) }, now)).toBe(told);
});

test('what was requested waits for every moderator but the one who requested it', () => {
  const asked = { banAskedAt: now, decidedBy: 7 };
  expect([7, 8].map((moderatorId) => waitsForAnswerOf(asked, moderatorId))).toEqual([false, true]);
  expect(waitsForAnswerOf({ ...asked, decidedBy: null }, 8)).toBe(true);
  expect(waitsForAnswerOf({ ...asked, banAskedAt: null }, 8)).toBe(false);
});
