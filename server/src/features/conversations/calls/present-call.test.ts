import { callLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { createTurnServer } from '../../../gateways/turn/turn-server.ts';
import { at, ringing as row } from './call-row.fixture.ts';
import type { CallRow } from './course-rules.ts';
import { presentCall } from './present-call.ts';

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
  const turn = createTurnServer({ urls: ['turn:turn.example.com:3478'], secret: new Secret('s'.repeat(32)) });
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
  const turn = createTurnServer({ urls: ['turn:turn.example.com:3478'], secret: new Secret('s'.repeat(32)) });
  const end = at(45 + callLimits.lastSeconds).getTime() / 1000;
  for (const [seconds, answeredAt] of [
    [0, null],
    [45 + callLimits.lastSeconds, at(45)],
  ] as const) {
    const call = presentCall({ ...row, answeredAt }, { userId: 1, device: 'hers', now: at(seconds), turn });
    expect(call.ice_servers.map(({ username }) => username.split(':')[0])).toEqual([String(end)]);
  }
});
