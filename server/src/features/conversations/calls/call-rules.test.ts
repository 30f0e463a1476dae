import { callLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { callConsentOf, isNewsToMatch, mayCallWith, type CallFacts } from './call-rules.ts';

/** Everything is missing. */
const nothing: CallFacts = {
  areVerified: false,
  messages: callLimits.messagesMin - 1,
  iSayYes: true,
  theySayYes: null,
  hasPremium: false,
  isInCall: true,
  unanswered: callLimits.unansweredMax,
  isQuiet: true,
};

test('of all that is missing, what both share is told first, and what passes by itself last', () => {
  const steps: readonly Partial<CallFacts>[] = [
    {},
    { areVerified: true },
    { messages: callLimits.messagesMin },
    { theySayYes: true },
    { hasPremium: true },
    { isInCall: false },
    { isQuiet: false },
    { unanswered: callLimits.unansweredMax - 1 },
  ];
  const told = steps.map((_, at) => mayCallWith(Object.assign({}, nothing, ...steps.slice(0, at + 1)), true));
  expect(told).toEqual([
    'needs_verification',
    'needs_messages',
    'needs_talk',
    'needs_premium',
    'in_call',
    'quiet_hours',
    'unanswered',
    'yes',
  ]);
  expect(mayCallWith(Object.assign({}, nothing, ...steps), false)).toBe('off');
});

test.each([
  [null, null, 'none'],
  [null, true, 'asked_me'],
  [null, false, 'none'],
  [true, null, 'asked'],
  [true, false, 'asked'],
  [true, true, 'both'],
  [false, true, 'none'],
  [false, null, 'none'],
] as const)('who has said %s to a match who has said %s is told "%s"', (iSayYes, theySayYes, told) => {
  expect(callConsentOf({ iSayYes, theySayYes })).toBe(told);
});

test('a yes is news once, before any other word, where the match can answer', () => {
  const silent = { ...nothing, areVerified: true, messages: callLimits.messagesMin, iSayYes: null };
  expect(isNewsToMatch(silent, true)).toBe(true);
  for (const facts of [
    { ...silent, iSayYes: false },
    { ...silent, theySayYes: false },
    { ...silent, theySayYes: true },
    { ...silent, areVerified: false },
    { ...silent, messages: 0 },
  ])
    expect(isNewsToMatch(facts, true)).toBe(false);
  expect(isNewsToMatch(silent, false)).toBe(false);
});
