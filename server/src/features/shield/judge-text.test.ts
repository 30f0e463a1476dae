import { textLimits } from '@mwanzo/contract/limits';
import { expect, test } from 'vitest';
import { judgeText } from './judge-text.ts';
import { readSigns, signsMax } from './normalise-text.ts';

const kindsOf = (text: string) => judgeText(text).map(({ kind }) => kind);

test('a phrase is found where it stands in the text as it was written', () => {
  const marked = (text: string) => judgeText(text).map(({ from, to }) => text.slice(from, to));
  expect(marked('Could you send me 3,500 for the matatu? 😀')).toEqual(['send me 3,500']);
  expect(marked('😀😀 ѕеnd  me\u200b 3,500, please')).toEqual(['ѕеnd  me\u200b 3,500']);
  expect(marked('I am here: 0712 345 678!')).toEqual(['0712 345 678']);
});

test('of several kinds the gravest comes first, each once', () => {
  expect(kindsOf('Send me 5000 or I leak the video. Send me 5000 to 0712345678')).toEqual([
    'sextortion',
    'money',
    'phone',
  ]);
});

test.each([
  ['0712345678'],
  ['+254 712 345 678'],
  ['07-12-34-56-78'],
  ['zero seven one two three four five six seven eight'],
  ['sufuri saba moja mbili tatu nne tano sita saba nane'],
  ['oh seven double two three four five six seven eight'],
  ['0️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
])('%s is a phone number', (text) => {
  expect(kindsOf(`Here: ${text}`)).toContain('phone');
});

test.each([['at 7:30 on 21.11.2026'], ['2,000 or 3,000 or 40,000'], ['1996, 1997 and 1998'], ['12 345 678 people']])(
  '%s is no phone number',
  (text) => {
    expect(kindsOf(text)).toEqual([]);
  },
);

test.each([['https://youtu.be/abc'], ['https://open.spotify.com/track/1'], ['https://maps.google.com/?q=Karura']])(
  'a link to music, a video or a map such as %s is harmless',
  (link) => {
    expect(kindsOf(`This one: ${link}`)).toEqual([]);
    expect(kindsOf('This one: https://example.com/abc')).toEqual(['off_app']);
  },
);

// Fails by the time limit if a pattern needs more than linear time.
test.each([
  'a',
  'send ',
  'send me ',
  'nitumie ',
  '1',
  '07 ',
  'zero ',
  's e n d ',
  '!',
  '. ',
  '@',
  'a.',
  'www.',
  'https://',
  'pay or ',
  '\u0301',
  '\u200b',
  'е',
  '🇦',
  'kumi na ',
  'your family see ',
])('4,000 characters of %j are judged at once', (part) => {
  const text = part.repeat(textLimits.messageMax).slice(0, textLimits.messageMax);
  for (let round = 0; round < 50; round += 1) judgeText(text);
});

test.each(['\uFDFA', '\u33C2', '\uFB03', '\u2474'])(
  '4,000 of %j hand on no more signs than two long messages',
  (sign) => {
    expect(readSigns(sign.repeat(textLimits.messageMax)).length).toBeLessThanOrEqual(signsMax);
  },
);

test('a text behind signs that become many is read all the same', () => {
  expect(kindsOf(`${'\uFDFA'.repeat(1000)} please send me 2000 bob`)).toContain('money');
});
