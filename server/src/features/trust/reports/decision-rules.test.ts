import { expect, test } from 'vitest';
import { askedSanction, auditedAnswer, auditedDecision } from './decision-rules.ts';

const until = new Date('2026-11-26T09:00:00Z');

test('the audit names a decision, or what it asks a second reviewer for', () => {
  expect(auditedDecision({ decision: 'dismiss', asks: null })).toBe('dismiss_report');
  expect(auditedDecision({ decision: 'suspend', asks: null })).toBe('suspend_report');
  expect(auditedDecision({ decision: 'suspend', asks: { decision: 'ban' } })).toBe('ask_ban');
  expect(auditedDecision({ decision: 'suspend', asks: { decision: 'suspend' } })).toBe('ask_suspension');
});

test('an answer is about a ban, or about a suspension, which has an end', () => {
  expect([askedSanction(null), askedSanction(until)]).toEqual(['ban', 'suspend']);
  expect(auditedAnswer('confirm', null)).toBe('confirm_ban');
  expect(auditedAnswer('decline', until)).toBe('decline_suspension');
});
