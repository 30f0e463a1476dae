import { expect, test } from 'vitest';
import { asLatin } from './look-alikes.ts';

test.each([
  ['a', 'аαɑᴀ4@'],
  ['b', 'ьвβʙ8'],
  ['c', 'с\u03f2ςᴄ¢'],
  ['d', 'ԁɗđᴅ'],
  ['e', 'еєεҽᴇ3€'],
  ['f', 'ƒꜰ'],
  ['g', 'ɡցɢ9'],
  ['h', 'һнհħʜ'],
  ['i', 'іιıɩɪӏl1|!łʟ'],
  ['j', 'јᴊ'],
  ['k', 'кκᴋ'],
  ['m', 'мᴍʍ'],
  ['n', 'пηոռɴ'],
  ['o', 'оοσօᴏøө0'],
  ['p', 'рρᴘ'],
  ['q', 'ԛզ'],
  ['r', 'гᴦʀ'],
  ['s', 'ѕꜱ5$'],
  ['t', 'тτᴛŧ7'],
  ['u', 'υսᴜ'],
  ['v', 'ѵνᴠ'],
  ['w', 'ԝшωաᴡ'],
  ['x', 'хχ'],
  ['y', 'уүγʏ'],
  ['z', 'ᴢƶ2'],
])('like the letter %s look %s', (letter, others) => {
  expect(asLatin(others)).toBe(letter.repeat(Array.from(others).length));
});

test('letters of flags, in circles and in squares are read, with and without accents, as small ones', () => {
  expect(['🇦🇿', '🅐🅩', '🅰🆉', 'ÁŹ', 'Ａｚ', '𝐀𝐳'].map(asLatin)).toEqual(Array.from({ length: 6 }, () => 'az'));
  expect(asLatin('РАСЕ \u03f9')).toBe('pace c');
  expect(asLatin('Lulu Ñandú ﬁ')).toBe('iuiu nandu fi');
});
