import { expect, test } from 'vitest';
import { idle, nextCallState, type CallEvent, type CallState } from './call-machine.ts';

const after = (...events: CallEvent[]): CallState => events.reduce(nextCallState, idle);
const [id, other] = ['one', 'other'];
const calling: CallEvent[] = [
  { type: 'call', partner: 7 },
  { type: 'known', id },
];
const ringing: CallEvent[] = [{ type: 'ring', id, partner: 7 }];
const end = (reason: 'user_hangup' | 'cancelled', now = 0): CallEvent => ({ type: 'end', reason, now });

test('the caller connects once the partner answers, talks, and has talked', () => {
  const talked = after(
    ...calling,
    { type: 'answered', id, role: 'caller' },
    { type: 'heard', now: 1000 },
    { type: 'traffic', kilobytes: 12 },
    end('user_hangup', 66_000),
  );
  expect(talked).toEqual({
    phase: 'over',
    partner: 7,
    id,
    role: 'caller',
    reason: 'user_hangup',
    seconds: 65,
    kilobytes: 12,
  });
});

test('a call that the server knows can be ended by its id, and another press begins no second one', () => {
  const known = { phase: 'calling', partner: 7, id };
  expect(after(...calling)).toEqual(known);
  expect(after(...calling, { type: 'call', partner: 8 })).toEqual(known);
  expect(after(...ringing, { type: 'call', partner: 8 })).toMatchObject({ phase: 'ringing', partner: 7 });
});

test('a call that is answered here connects, and nobody talks before the other is heard', () => {
  const connecting = after(...ringing, { type: 'answering' }, { type: 'answered', id, role: 'callee' });
  expect(connecting).toEqual({ phase: 'connecting', partner: 7, id, role: 'callee' });
  const early: CallEvent[] = [
    { type: 'quality', quality: 'weak' },
    { type: 'traffic', kilobytes: 1 },
    { type: 'mute', isMuted: true },
  ];
  for (const event of early) expect(nextCallState(connecting, event)).toBe(connecting);
});

test.each([
  [1999, 0],
  [2000, 1],
  [500, 0],
])('a call that was heard at 1000 ms and ended at %i ms has lasted whole seconds: %i', (now, seconds) => {
  const talking: CallEvent[] = [...calling, { type: 'answered', id, role: 'caller' }, { type: 'heard', now: 1000 }];
  expect(after(...talking, end('user_hangup', now))).toMatchObject({ seconds });
});

test('who is called answers, and a second ring does not disturb', () => {
  expect(after(...ringing, { type: 'answering' }, { type: 'ring', id: other, partner: 8 })).toMatchObject({
    phase: 'ringing',
    partner: 7,
    isAnswering: true,
  });
});

test('an end before the answer has lasted no time', () => {
  const none = { seconds: null, kilobytes: 0 };
  expect(after(...ringing, end('cancelled'))).toMatchObject({ phase: 'over', role: 'callee', ...none });
  expect(after(...calling, end('cancelled'))).toMatchObject({ phase: 'over', role: 'caller', seconds: null });
});

test('of two who call each other the one who is called answers', () => {
  const connecting = after({ type: 'call', partner: 7 }, { type: 'answered', id, role: 'callee' });
  expect(connecting).toEqual({ phase: 'connecting', partner: 7, id, role: 'callee' });
});

test('a connection that was lost is good again, and the time goes on', () => {
  const talking: CallEvent[] = [...calling, { type: 'answered', id, role: 'caller' }, { type: 'heard', now: 1000 }];
  expect(after(...talking, { type: 'quality', quality: 'reconnecting' })).toMatchObject({ quality: 'reconnecting' });
  expect(after(...talking, { type: 'quality', quality: 'reconnecting' }, { type: 'heard', now: 9000 })).toMatchObject({
    quality: 'good',
    since: 1000,
  });
  expect(after(...talking, { type: 'mute', isMuted: true }, { type: 'quality', quality: 'weak' })).toMatchObject({
    isMuted: true,
    quality: 'weak',
  });
});

test('what comes after the end changes nothing', () => {
  const over = after(...calling, end('user_hangup'));
  const late: CallEvent[] = [
    { type: 'answered', id, role: 'caller' },
    { type: 'heard', now: 1 },
    { type: 'quality', quality: 'weak' },
    { type: 'traffic', kilobytes: 1 },
    { type: 'mute', isMuted: true },
    { type: 'known', id: other },
    { type: 'answering' },
    end('cancelled'),
  ];
  for (const event of late) expect(nextCallState(over, event)).toBe(over);
  for (const event of late) expect(nextCallState(idle, event)).toBe(idle);
  expect(nextCallState(over, { type: 'leave' })).toBe(idle);
  // After one call has ended, the next one can begin.
  expect(nextCallState(over, { type: 'ring', id: other, partner: 8 })).toMatchObject({ phase: 'ringing', partner: 8 });
});

test('each state is followed by what it should be after each event', async () => {
  const talking: CallEvent[] = [...calling, { type: 'answered', id, role: 'caller' }, { type: 'heard', now: 1000 }];
  const states: CallState[] = [
    idle,
    after({ type: 'call', partner: 7 }),
    after(...calling),
    after(...ringing),
    after(...ringing, { type: 'answering' }),
    after(...ringing, { type: 'answered', id, role: 'callee' }),
    after(...talking, { type: 'mute', isMuted: true }, { type: 'traffic', kilobytes: 5 }),
    after(...talking, end('user_hangup', 3500)),
  ];
  const events: CallEvent[] = [
    { type: 'call', partner: 8 },
    { type: 'known', id: other },
    { type: 'ring', id: other, partner: 8 },
    { type: 'answering' },
    { type: 'answered', id: other, role: 'callee' },
    { type: 'heard', now: 2000 },
    { type: 'quality', quality: 'reconnecting' },
    { type: 'traffic', kilobytes: 9 },
    { type: 'mute', isMuted: false },
    end('cancelled', 4999),
    { type: 'leave' },
  ];
  const words = states.map((state) => {
    const nexts = events.map((event) => {
      const next = nextCallState(state, event);
      return `  ${JSON.stringify(event)} -> ${next === state ? 'the same' : JSON.stringify(next)}`;
    });
    return [JSON.stringify(state), ...nexts].join('\n');
  });
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/call-states.txt');
});
