import { expect, test } from 'vitest';
import {
  decisionAfter,
  mayAnswerSanction,
  mayDecideAppeal,
  mayDecideCase,
  mayUndoAppeal,
  mayUndoDecision,
  type CaseState,
} from './case-rules.ts';

const [first, second, third] = [1, 2, 3].map((id) => ({ id, mayReview: true })) as [R, R, R];
type R = { id: number; mayReview: boolean };
const stranger = { id: 4, mayReview: false };
const at = new Date('2026-11-22T08:00:00Z');
const open: CaseState = {
  userId: 9,
  isUrgent: false,
  decision: null,
  reason: null,
  until: null,
  decidedBy: null,
  decidedAt: null,
  banAskedAt: null,
  askedUntil: null,
  answeredBy: null,
  appealedAt: null,
  appealOutcome: null,
  appealDecidedBy: null,
  appealDecidedAt: null,
  hasOpenCase: true,
};
const decided: CaseState = { ...open, decision: 'suspend', decidedBy: 1, decidedAt: at, hasOpenCase: false };
const asked: CaseState = { ...decided, banAskedAt: at };

test('an open case is decided once, by somebody who may review its member', () => {
  expect([first, stranger].map((by) => mayDecideCase(open, by))).toEqual([true, false]);
  expect(mayDecideCase(decided, second)).toBe(false);
});

test('a requested sanction is answered by somebody else, once, and not after an appeal has lifted it', () => {
  expect([first, second, stranger].map((by) => mayAnswerSanction(asked, by))).toEqual([false, true, false]);
  expect(mayAnswerSanction(decided, second)).toBe(false);
  expect(mayAnswerSanction({ ...asked, answeredBy: 2 }, third)).toBe(false);
  expect(mayAnswerSanction({ ...asked, appealOutcome: 'lift' }, second)).toBe(false);
  expect(mayAnswerSanction({ ...asked, appealOutcome: 'uphold' }, second)).toBe(true);
});

test('a confirmed ban has no end, a confirmed suspension its own, and a declined one changes nothing', () => {
  const [until, askedUntil] = [new Date('2026-11-23T08:00:00Z'), new Date('2027-02-01T00:00:00Z')];
  const state = { decision: 'suspend', until } as const;
  expect(decisionAfter('confirm', { ...state, askedUntil: null })).toEqual({ decision: 'ban', until: null });
  expect(decisionAfter('confirm', { ...state, askedUntil })).toEqual({ decision: 'suspend', until: askedUntil });
  expect(decisionAfter('decline', { ...state, askedUntil })).toEqual(state);
});

test('an appeal is decided once, by somebody who has neither decided the case nor answered', () => {
  const appealed = { ...asked, answeredBy: 2, appealedAt: at };
  expect([first, second, third, stranger].map((by) => mayDecideAppeal(appealed, by))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(mayDecideAppeal({ ...appealed, appealedAt: null }, third)).toBe(false);
  expect(mayDecideAppeal({ ...appealed, appealDecidedAt: at }, third)).toBe(false);
});

test('a decision is undone by who made it, while nothing else has happened', () => {
  const taken = { by: 1, at: new Date(at) };
  expect(mayUndoDecision(decided, taken, first)).toBe(true);
  expect(mayUndoDecision(decided, taken, second)).toBe(false);
  expect(mayUndoDecision(decided, taken, { id: 1, mayReview: false })).toBe(false);
  expect(mayUndoDecision(decided, { by: 1, at: new Date(at.getTime() + 1) }, first)).toBe(false);
  for (const since of [{ answeredBy: 2 }, { appealedAt: at }, { hasOpenCase: true }])
    expect(mayUndoDecision({ ...decided, ...since }, taken, first)).toBe(false);
});

test('an appeal waits again only if it was upheld, by who decided it', () => {
  const upheld: CaseState = { ...decided, appealOutcome: 'uphold', appealDecidedBy: 2, appealDecidedAt: at };
  const taken = { by: 2, at: new Date(at) };
  expect(mayUndoAppeal(upheld, taken, second)).toBe(true);
  expect(mayUndoAppeal(upheld, taken, third)).toBe(false);
  expect(mayUndoAppeal(upheld, taken, { id: 2, mayReview: false })).toBe(false);
  expect(mayUndoAppeal({ ...upheld, appealOutcome: 'lift' }, taken, second)).toBe(false);
  expect(mayUndoAppeal(upheld, { by: 2, at: new Date(at.getTime() - 1) }, second)).toBe(false);
});
