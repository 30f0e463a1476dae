import { expect, test } from 'vitest';
import { decisionActions, kindOf, takeBackUntil } from './take-back-rules.ts';

const now = new Date('2026-11-21T21:05:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const made = { action: 'approve_change', decidedBy: 7, decidedAt: minutesAgo(9), isNewest: true, isKept: true };

test('who decided may take it back for ten minutes, also across midnight in Nairobi', () => {
  expect(takeBackUntil(made, 7, now)).toEqual(new Date('2026-11-21T21:06:00Z'));
  expect(takeBackUntil({ ...made, decidedAt: minutesAgo(10) }, 7, now)).toBeNull();
});

test('the actions of the audit are decisions about one kind of case, or none', () => {
  const actions = ['request_new', 'approve_photo', 'reject_photo', 'uphold_appeal', 'lift_appeal', 'claim_change'];
  expect(actions.map(kindOf)).toEqual(['verification', 'photo', 'photo', 'appeal', 'appeal', null]);
  const aboutReports = ['dismiss', 'warn', 'suspend'].map((decision) => `${decision}_report`);
  const aboutSanctions = ['ban', 'suspension'].flatMap((sanction) =>
    ['ask', 'confirm', 'decline'].map((step) => `${step}_${sanction}`),
  );
  for (const action of [...aboutReports, ...aboutSanctions]) expect(kindOf(action), action).toBe('report');
  for (const action of ['approve_change', 'reject_change']) expect(kindOf(action)).toBe('change');
  for (const action of ['approve', 'reject']) expect(kindOf(action)).toBe('verification');
});

test.each([
  ['another reviewer', made, 8],
  ['the operator’s own entry', { ...made, decidedBy: null }, 7],
  ['an older decision of the same case', { ...made, isNewest: false }, 7],
  ['a decision of which nothing is kept', { ...made, isKept: false }, 7],
  ['a look', { ...made, action: 'claim_change' }, 7],
])('%s is refused', (_, decision, moderatorId) => {
  expect(takeBackUntil(decision, moderatorId, now)).toBeNull();
});

test('approvals, refusals and single decisions return; what two have agreed on, and what is gone, stands', () => {
  const returns = Object.values(decisionActions)
    .flat()
    .filter((action) => takeBackUntil({ ...made, action }, 7, now) !== null);
  expect(returns).toEqual([
    'approve',
    'reject',
    'request_new',
    'approve_change',
    'reject_change',
    'dismiss_report',
    'warn_report',
    'suspend_report',
    'ask_ban',
    'ask_suspension',
    'uphold_appeal',
  ]);
});
