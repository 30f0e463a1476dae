import { expect, test } from 'vitest';
import { decisionText, mayTakeBack } from './decision-texts.ts';

test('a decision is named with its kind, and one that this app does not know keeps its name', () => {
  expect(decisionText({ kind: 'change', action: 'approve_change' })).toBe('New name or photo: approved');
  expect(decisionText({ kind: 'report', action: 'ask_ban' })).toBe('Report: ban asked for');
  expect(decisionText({ kind: 'appeal', action: 'uphold_appeal' })).toMatch(/: decision upheld$/);
  expect(decisionText({ kind: 'appeal', action: 'lift_appeal' })).toMatch(/: decision lifted$/);
  for (const what of ['ban', 'suspension']) {
    expect(decisionText({ kind: 'report', action: `confirm_${what}` })).toMatch(/: confirmed/);
    expect(decisionText({ kind: 'report', action: `decline_${what}` })).toMatch(/: declined/);
  }
  expect(decisionText({ kind: 'report', action: 'fine_report' })).toBe('Report: fine_report');
});

test.each([
  ['verification', 'approve', 'Verification: approved'],
  ['verification', 'reject', 'Verification: refused'],
  ['verification', 'request_new', 'Verification: new photos asked for'],
  ['change', 'reject_change', 'New name or photo: refused'],
  ['photo', 'approve_photo', 'Photo: approved'],
  ['photo', 'reject_photo', 'Photo: refused'],
  ['report', 'dismiss_report', 'Report: dismissed'],
  ['report', 'warn_report', 'Report: warned'],
  ['report', 'suspend_report', 'Report: suspended'],
  ['report', 'ask_suspension', 'Report: long suspension asked for'],
  ['report', 'confirm_ban', 'Report: confirmed by a second reviewer'],
  ['report', 'decline_suspension', 'Report: declined by a second reviewer'],
  ['appeal', 'uphold_appeal', 'Appeal: decision upheld'],
] as const)('of the kind %s, %s is told as “%s”', (kind, action, text) => {
  expect(decisionText({ kind, action })).toBe(text);
});

test('a decision can be taken back until its time is over', () => {
  const until = '2026-11-21T21:00:00.000Z';
  expect(mayTakeBack({ take_back_until: until }, Date.parse(until) - 1)).toBe(true);
  expect(mayTakeBack({ take_back_until: until }, Date.parse(until))).toBe(false);
  expect(mayTakeBack({ take_back_until: null }, 0)).toBe(false);
});
