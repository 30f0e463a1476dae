import { expect, test } from 'vitest';
import { namesTown, townsLike } from './town-rules.ts';

test.each(['Nairobi', 'nairobi', ' Ruaka, NAIROBI ', 'Muranga', 'Murang’a', 'Homa Bay town', 'Thika Road, Nairobi'])(
  '"%s" names a town of the list',
  (location) => expect(namesTown(location)).toBe(true),
);

test.each(['Gotham', 'Homa', 'Nairobbery', '', '  '])('"%s" names none', (location) =>
  expect(namesTown(location)).toBe(false),
);

test.each([
  ['Nairoby', 'Nairobi'],
  ['Kisumuu', 'Kisumu'],
  ['mombassa', 'Mombasa'],
  ['Ongata', 'Ongata Rongai'],
  ['Westlands, Nairobbi', 'Nairobi'],
  // Three other towns that are further away stand before it in the list.
  ['Kakumu', 'Kakuma'],
])('for "%s" the first proposal is %s', (typed, town) => expect(townsLike(typed)[0]).toBe(town));

test('a place that is like no town gets no proposal', () => {
  expect(townsLike('Gotham City')).toEqual([]);
  expect(townsLike('')).toEqual([]);
  // In a short word two other letters make another word.
  expect(townsLike('Tukka')).not.toContain('Thika');
});

test('there are at most three proposals', () => {
  expect(townsLike('Ki')).toEqual(['Kisumu', 'Kikuyu', 'Kiambu']);
  expect(townsLike('Nairobbi')).toEqual(['Nairobi']);
});

test('what somebody may have meant, nearest first', async () => {
  const typed =
    'Nai|nairob|Nirobi|Narobii|Nairoooobi|Mombsa|Monbaza|Kisum|Ksmu|Nakru|Nakurru|Eldret|Thka|Tika|Thi|Voy|Lmu|Lam|' +
    'Machkos|Machacos|Nyeery|Nyri|Garisa|Homa|Homabay|Homa Bey|Ol Kalou|Olkalou|Kitale town|near Kitali|Ngong Road|' +
    'Murangaa|MALINDI!| |x|Kericho, Kenya|Kerichoo Kenya';
  const lines = typed.split('|').map((text) => `${text}: ${townsLike(text).join(', ')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/towns-like.txt');
});
