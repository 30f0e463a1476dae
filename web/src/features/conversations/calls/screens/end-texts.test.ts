import { expect, test } from 'vitest';
import { endTexts, type EndReason } from './end-texts.ts';

const told = (reason: EndReason, role: 'caller' | 'callee') => endTexts(reason, role, 'Kiptoo');

test('a caller cannot tell whether the partner declined, was busy or did not answer', () => {
  const words = { title: 'Kiptoo did not answer', text: 'You can write instead.', canWrite: true };
  for (const reason of ['declined', 'user_busy', 'invite_timeout'] as const)
    expect(told(reason, 'caller')).toEqual(words);
});

test('who was called is told of a call that they missed, whatever the caller did', () => {
  const words = { title: 'Missed call', text: 'Kiptoo wanted to talk.', canWrite: true };
  for (const reason of ['cancelled', 'user_busy', 'invite_timeout'] as const)
    expect(told(reason, 'callee')).toEqual(words);
});

test('the member who ended the ringing is not told about it, and a hang-up after a talk has no words', () => {
  expect(told('declined', 'callee')).toBeNull();
  expect(told('cancelled', 'caller')).toBeNull();
  expect(told('user_hangup', 'caller')).toBeNull();
  expect(told('user_hangup', 'callee')).toBeNull();
});

test.each([
  ['ice_failed', 'The call could not connect', /network/],
  ['ice_timeout', 'The connection was lost', /network/],
  ['user_media_failed', 'The sound did not work', /speaker of one of you/],
  ['time_limit', 'The call has ended', /hour/],
  ['answered_elsewhere', 'Answered on another device', /another of your devices/],
  ['microphone_refused', 'The microphone is not allowed', /settings of your browser/],
  ['no_microphone', 'No microphone was found', /Connect one/],
  ['refused', 'The call could not start', /do not work here/],
] as const)('%s is said to both in the same words, with what helps', (reason, title, text) => {
  for (const role of ['caller', 'callee'] as const)
    expect(told(reason, role)).toEqual({ title, text: expect.stringMatching(text) });
});

test('after the match has ended nobody is named, and nobody is invited to write', () => {
  const text = 'This conversation has ended.';
  expect(endTexts('cancelled', 'callee', null)).toEqual({ title: 'Missed call', text });
  expect(endTexts('declined', 'caller', null)).toEqual({ title: 'No answer', text });
});

test('each end is told as it should be, to both sides, during the match and after it', async () => {
  const reasons = [
    'user_hangup',
    'invite_timeout',
    'user_busy',
    'declined',
    'cancelled',
    'ice_failed',
    'ice_timeout',
    'user_media_failed',
    'time_limit',
    'answered_elsewhere',
    'microphone_refused',
    'no_microphone',
    'refused',
  ] as const satisfies EndReason[];
  const words = reasons.flatMap((reason) =>
    (['caller', 'callee'] as const).flatMap((role) =>
      ['Asha', null].map((name) => `${reason} ${role} ${name}: ${JSON.stringify(endTexts(reason, role, name))}`),
    ),
  );
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/end-texts.txt');
});
