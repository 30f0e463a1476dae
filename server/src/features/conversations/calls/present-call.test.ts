import { callLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { at, ringing as row } from './call-row.fixture.ts';
import type { CallRow } from './course-rules.ts';
import { presentCall, viewOf } from './present-call.ts';

const secret = new Secret('s'.repeat(32));

test('only a call that rings has time to ring, and only one that goes on has time to last', () => {
  const timesOf = (more: Partial<CallRow>, seconds: number) => {
    const call = presentCall({ ...row, ...more }, { userId: 1, device: 'hers', now: at(seconds), turn: null });
    return [call.state, call.rings_for_ms, call.lasts_for_ms];
  };
  const answeredAt = at(10);
  const lastMs = callLimits.lastSeconds * 1000;
  expect(timesOf({}, 40)).toEqual(['ringing', 5000, 0]);
  expect(timesOf({}, 50)).toEqual(['ringing', 0, 0]);
  expect(timesOf({ answeredAt }, 30)).toEqual(['answered', 0, lastMs - 20_000]);
  expect(timesOf({ answeredAt, endedAt: at(30), reason: 'user_hangup' }, 31)).toEqual(['ended', 0, 0]);
});

test('only a device that takes part gets credentials, and only the one that is called the offer', () => {
  const turn = createTurnServer({ urls: ['turn:turn.example.com:3478'], secret });
  const answered = { ...row, answeredAt: at(10), calleeDevice: 'his', offer: 'v=0' };
  const given = (userId: number, device: string, call: CallRow) => {
    const { ice_servers, offer } = presentCall(call, { userId, device, now: at(20), turn });
    return [ice_servers.length, offer];
  };
  expect([given(1, 'hers', answered), given(1, 'another', answered)]).toEqual([
    [1, null],
    [0, null],
  ]);
  expect([given(2, 'his', answered), given(2, 'another', answered), given(2, 'hers', answered)]).toEqual([
    [1, 'v=0'],
    [0, null],
    [0, null],
  ]);
  const over = { ...answered, endedAt: at(15), reason: 'user_hangup' };
  expect([given(1, 'hers', over), given(2, 'his', over)]).toEqual([
    [0, null],
    [0, null],
  ]);
});

test('the credentials of a call end with the longest time that it can last, whenever they are asked for', () => {
  const turn = createTurnServer({ urls: ['turn:turn.example.com:3478'], secret });
  const end = at(45 + callLimits.lastSeconds).getTime() / 1000;
  for (const [seconds, answeredAt] of [
    [0, null],
    [45 + callLimits.lastSeconds, at(45)],
  ] as const) {
    const call = presentCall({ ...row, answeredAt }, { userId: 1, device: 'hers', now: at(seconds), turn });
    expect(call.ice_servers.map(({ username }) => username.split(':')[0])).toEqual([String(end)]);
  }
});

test('each of the two sees a call whole, from their own side', () => {
  const turn = createTurnServer({ urls: ['turn:one.example:3478', 'turns:two.example:5349'], secret });
  const call = { ...row, answeredAt: at(10), calleeDevice: 'his', offer: 'v=0' };
  const seenBy = (userId: number, device: string) => presentCall(call, { userId, device, now: at(20), turn });
  const servers = (userId: number) => {
    const { username, credential } = turn.mint(userId, at(45 + callLimits.lastSeconds));
    return [{ urls: ['turn:one.example:3478', 'turns:two.example:5349'], username, credential }];
  };
  const both = { id: 'c', state: 'answered', reason: null, rings_for_ms: 0 } as const;
  const times = { ...both, lasts_for_ms: 3_590_000 };
  const hers = { ...times, partner: 2, role: 'caller', device: 'hers', offer: null, ice_servers: servers(1) };
  expect(seenBy(1, 'hers')).toEqual(hers);
  const his = { ...times, partner: 1, role: 'callee', device: 'his', offer: 'v=0', ice_servers: servers(2) };
  expect(seenBy(2, 'his')).toEqual(his);
  expect(presentCall(call, { userId: 2, device: 'his', now: at(20), turn: null }).ice_servers).toEqual([]);
});

// The caller does not learn of a refusal: the call rings until its time has run out.
test.each([
  ['rings', {}, ['ringing', null], ['ringing', null]],
  ['runs', { answeredAt: at(10) }, ['answered', null], ['answered', null]],
  ['was declined', { refusedAs: 'declined' }, ['ringing', null], ['ended', 'declined']],
  [
    'was declined and has run out',
    { refusedAs: 'declined', endedAt: at(45), reason: 'invite_timeout' },
    ['ended', 'invite_timeout'],
    ['ended', 'declined'],
  ],
  ['ended as if declined', { endedAt: at(9), reason: 'declined' }, ['ended', 'invite_timeout'], ['ended', 'declined']],
  ['was cancelled', { endedAt: at(9), reason: 'cancelled' }, ['ended', 'cancelled'], ['ended', 'cancelled']],
  [
    'was hung up',
    { answeredAt: at(10), endedAt: at(19), reason: 'user_hangup' },
    ['ended', 'user_hangup'],
    ['ended', 'user_hangup'],
  ],
] as const)('of a call that %s each of the two learns what they may', (_, more, caller, callee) => {
  const told = [1, 2].map((userId) => viewOf({ ...row, ...more }, userId));
  expect(told).toEqual([caller, callee].map(([state, reason]) => ({ state, reason })));
});
