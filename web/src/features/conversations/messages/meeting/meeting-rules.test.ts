import { expect, test } from 'vitest';
import { agreeing, agreeingTalks, nearMisses } from './meeting-phrases.fixture.ts';
import { agreeToMeet } from './meeting-rules.ts';

const say = (...texts: readonly string[]) => texts.map((text, index) => ({ sender: (index % 2) + 1, text }));
const talk = (lines: readonly string[]) =>
  lines.map((line) => ({ sender: line.startsWith('A: ') ? 1 : 2, text: line.slice(3) }));

test('there are at least 40 pairs that agree, and 60 that only look like it', () => {
  expect(agreeing.length).toBeGreaterThanOrEqual(40);
  expect(nearMisses.length).toBeGreaterThanOrEqual(60);
});

test.each(agreeing)('%j answered by %j is a meeting', (proposal, answer) => {
  expect(agreeToMeet(say(proposal, answer))).toBe(true);
});

test.each(agreeingTalks.map((lines) => [lines]))('a talk that comes to a place or a time is a meeting: %j', (lines) => {
  expect(agreeToMeet(talk(lines))).toBe(true);
});

test.each(nearMisses)('%j answered by %j is no meeting', (one, other) => {
  expect(agreeToMeet(say(one, other))).toBe(false);
});

test.each(agreeing.slice(0, 20))(
  '%j is no meeting while only one of the two has written, also the answer %j',
  (...pair) => {
    expect(agreeToMeet(pair.map((text) => ({ sender: 1, text })))).toBe(false);
    expect(agreeToMeet(say(pair[0]))).toBe(false);
  },
);

test('a "yes" after a refusal is no meeting', () => {
  const lines = ['A: Shall we meet at Java on Saturday?', 'B: Sorry, I can’t', 'B: Yes, sounds good'];
  expect(agreeToMeet(talk(lines))).toBe(false);
  expect(agreeToMeet(talk(lines.toSpliced(1, 1)))).toBe(true);
});

test('what was agreed and lies far back is not read', () => {
  const [proposal, answer] = agreeing[0] ?? ['', ''];
  const since = Array.from({ length: 12 }, (_, index) => `And then ${index}`);
  expect(agreeToMeet(say(proposal, answer))).toBe(true);
  expect(agreeToMeet(say(proposal, answer, ...since))).toBe(false);
});

test('a yes that begins a long story is none', () => {
  const story = (words: number) => ['Sure', ...Array.from({ length: words - 1 }, () => 'nice')].join(' ');
  const agreed = (words: number) => agreeToMeet(say('Shall we meet at Java tomorrow?', story(words)));
  expect([agreed(16), agreed(17)]).toEqual([true, false]);
});
