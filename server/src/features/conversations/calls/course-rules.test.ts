import { callLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { at, ringing as rung } from './call-row.fixture.ts';
import {
  answer,
  endIfDue,
  endIfOvertaken,
  hangUp,
  hear,
  rate,
  seeDevice,
  type CallRow,
  type CallStanding,
} from './course-rules.ts';

const [caller, callee] = [
  { userId: 1, device: 'hers' },
  { userId: 2, device: 'his' },
];
const ringing: CallRow & CallStanding = {
  ...rung,
  areMatched: true,
  isCallerRestricted: false,
  isCalleeRestricted: false,
};
const answered = { ...ringing, answeredAt: at(10), calleeDevice: 'his', calleeSeenAt: at(10) };
const over = { ...ringing, endedAt: at(20), reason: 'cancelled' };
const refused = { ...ringing, refusedAs: 'user_busy' };
const { lastSeconds, silenceSeconds } = callLimits;

test('a call ends when nobody has answered, when it has lasted long enough, and when both devices are silent', () => {
  const reason = (call: CallRow & CallStanding, seconds: number) => endIfDue(call, at(seconds), false)?.reason ?? null;
  expect([reason(ringing, 44), reason(ringing, 45)]).toEqual([null, 'invite_timeout']);
  expect([reason(answered, 9 + silenceSeconds), reason(answered, 10 + silenceSeconds)]).toEqual([null, 'ice_timeout']);
  for (const side of ['callerSeenAt', 'calleeSeenAt'])
    expect(reason({ ...answered, [side]: at(20) }, 10 + silenceSeconds)).toBeNull();
  const kept = { ...answered, callerSeenAt: at(9 + lastSeconds), calleeSeenAt: at(9 + lastSeconds) };
  expect([reason(kept, 9 + lastSeconds), reason(kept, 10 + lastSeconds)]).toEqual([null, 'time_limit']);
  expect(reason(over, 9 + lastSeconds)).toBeNull();
});

test('while calls are off, one that rings ends as if nobody had answered, and one that runs goes on', () => {
  expect(endIfDue(ringing, at(11), true)).toMatchObject({ reason: 'invite_timeout', endedAt: at(11) });
  expect(endIfDue(answered, at(11), true)).toBeNull();
});

test('a call between two who are separated, or one of whom is restricted, looks ended or declined', () => {
  const reason = (call: CallRow & CallStanding) => endIfDue(call, at(11), false)?.reason ?? null;
  expect([reason(ringing), reason(answered)]).toEqual([null, null]);
  for (const change of [{ areMatched: false }, { isCallerRestricted: true }])
    expect([reason({ ...ringing, ...change }), reason({ ...answered, ...change })]).toEqual([
      'declined',
      'user_hangup',
    ]);
  const isCalleeRestricted = true;
  expect([reason({ ...ringing, isCalleeRestricted }), reason({ ...answered, isCalleeRestricted })]).toEqual([
    null,
    'user_hangup',
  ]);
});

test('only a callee whose call rings can answer it, and the end of a call takes its offer', () => {
  expect(answer(ringing, callee, at(10))).toEqual({ ...answered, offer: null });
  expect(answer(ringing, caller, at(10))).toBeNull();
  expect(answer(ringing, callee, at(45))).toBeNull();
  const restricted = { ...ringing, isCalleeRestricted: true };
  for (const call of [answered, over, refused, restricted, { ...ringing, areMatched: false }])
    expect(answer(call, callee, at(10))).toBeNull();
  expect(hangUp({ ...ringing, offer: 'v=0' }, caller, 'user_hangup', at(5))).toMatchObject({ offer: null });
});

test.each([
  ['the caller cancels a call that rings', ringing, caller, 'user_hangup', { endedAt: at(5), reason: 'cancelled' }],
  ['a caller without sound ends it for that', ringing, caller, 'ice_failed', { endedAt: at(5), reason: 'ice_failed' }],
  ['the callee declines it, and it rings on', ringing, callee, 'user_hangup', { endedAt: null, refusedAs: 'declined' }],
  ['a callee without sound ends it', ringing, callee, 'user_media_failed', { reason: 'user_media_failed' }],
  ['the callee ends none after a refusal', refused, callee, 'user_media_failed', null],
  ['the caller still cancels it', refused, caller, 'user_hangup', { reason: 'cancelled' }],
  ['both hang up on their device', answered, callee, 'user_hangup', { reason: 'user_hangup', endedAt: at(5) }],
  ['another device does not', answered, { ...callee, device: 'other' }, 'user_hangup', null],
  ['nobody ends it twice', over, caller, 'user_hangup', null],
])('%s', (_, call, by, reason, outcome) => {
  const ended = hangUp(call, by, reason, at(5));
  if (outcome) expect(ended).toMatchObject(outcome);
  else expect(ended).toBeNull();
});

test('a new call ends those that are due, and the one that its caller has refused', () => {
  const reason = (call: CallRow, callerId: number, calleeId: number, seconds = 5) =>
    endIfOvertaken(call, { callerId, calleeId }, at(seconds))?.reason ?? null;
  expect(endIfOvertaken(ringing, { callerId: 2, calleeId: 1 }, at(5))).toBeNull();
  expect(endIfOvertaken(ringing, { callerId: 2, calleeId: 1 }, at(45))).toEqual({
    ...ringing,
    endedAt: at(45),
    reason: 'invite_timeout',
  });
  expect(reason(refused, 2, 1)).toBe('invite_timeout');
  expect([reason(refused, 1, 2), reason(refused, 2, 3), reason(refused, 3, 1)]).toEqual([null, null, null]);
});

test('first words are kept up to a length, for a device that takes part, and added to', () => {
  const offerOf = (call: CallRow, words: { offer: string | null; more: string }, by = caller) =>
    hear(call, by, words)?.offer;
  expect(offerOf(ringing, { offer: 'v=0', more: 'a' })).toBe('v=0a');
  expect(offerOf({ ...ringing, offer: 'v=0' }, { offer: null, more: 'a' })).toBe('v=0a');
  expect(offerOf({ ...ringing, offer: null }, { offer: null, more: 'a' })).toBe('a');
  // Other words of the same caller replace the first ones.
  expect(offerOf({ ...ringing, offer: 'v=0a' }, { offer: 'v=1', more: 'b' })).toBe('v=1b');
  expect(hear(ringing, caller, { offer: 'v=0', more: '' })).toEqual({ ...ringing, offer: 'v=0' });
  const longest = 'v'.repeat(callLimits.offerMax);
  expect(offerOf(ringing, { offer: longest, more: '' })).toBe(longest);
  expect(hear(ringing, caller, { offer: longest, more: 'a' })).toBeNull();
  expect(hear(answered, callee, { offer: longest, more: 'a' })).toBe(answered);
  expect(hear(ringing, callee, { offer: null, more: '' })).toBeNull();
  expect(hear(over, caller, { offer: null, more: '' })).toBeNull();
});

test('each of the two is seen, and rates, for themselves', () => {
  expect(seeDevice(answered, caller, at(30))).toEqual({ ...answered, callerSeenAt: at(30) });
  expect(seeDevice(answered, callee, at(30))).toEqual({ ...answered, calleeSeenAt: at(30) });
  expect(seeDevice(answered, { ...caller, device: 'other' }, at(30))).toBeNull();
  expect(rate(answered, 1, 'good')).toEqual({ ...answered, callerRating: 'good' });
  expect(rate(answered, 2, 'good')).toEqual({ ...answered, calleeRating: 'good' });
  expect(rate(ringing, 1, 'good')).toBeNull();
});
