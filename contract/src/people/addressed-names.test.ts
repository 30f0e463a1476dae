import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { personName } from './names.ts';

const accepts = (name: string) => personName.safeParse(name).success;

test.each([
  [
    'a scheme',
    ['https://evil.example/x', 'http://evil', 'HTTPS://EVIL.EXAMPLE', 'Amina https : x', 'ftp://a', 'tel:0700'],
  ],
  ['www', ['www.evil-site.com', 'Amina WWW.evil.example', 'www.evil', 'www2.evil', 'www .evil.com']],
  [
    'a domain',
    ['evil.co.ke', 'evil.com', 'Amina evil-site.xyz', 'evil.example', 'Evil.Com', 'a1.ke', 'bit.ly', 'wa.me'],
  ],
  ['a domain in a sentence', ['(evil.com)', 'evil.com.', 'Amina,evil.com', 'see evil.ke now', 'sub.sub.evil.app!']],
  ['a path or a port', ['t.me/amina', 'evil.rocks/x', 'evil.museum:8080', 'x.yz/']],
  ['a mailbox', ['amina@evil.com', 'Amina a@b.rocks', 'a.b@c.co.ke']],
  ['a number', ['10.0.0.1', 'Amina 41.90.1.1', '41.90.1.1:80']],
  ['other full stops', ['evil。com', 'evil．com', 'evil｡co｡ke', 'evil․com', 'evil﹒com', 'ｗｗｗ．evil']],
  ['letters that look alike', ['evil.соm', 'EVIL.CОM', 'evil.ｃｏｍ', 'evil.𝐜𝐨𝐦', 'ev1l.c0m', 'evil.\u200bcom']],
  ['a lunate sigma in place of a c', ['evil.\u03f2om', 'EVIL.\u03f9OM', 'Amina evil.\u03f2o.ke']],
])('a name with %s is refused', (_, names) => {
  expect(names.filter(accepts)).toEqual([]);
});

test.each([
  ['St. John', 'St.John Otieno', 'O.J.', 'O.J', 'O.J. Mwangi', 'J.K. Otieno', 'J.K', 'Mary-Ann', 'A.B.C. Okoth'],
  ['Dr.Amina', 'Dr.Kamau Jr.', 'Prof. Njoroge', 'Mohd.Ali', 'Mohd. Ali', 'Amina W.', 'W.Amina', 'Eng.Mutua', 'K.O. Ke'],
  ['Amina s/o Juma', 'Amina/Halima', 'Ng’ang’a', "Ng'ang'a", 'Amina: the first', 'Amina 24', 'Amina 2.0', 'So Mi'],
  ['Comfort', 'Netta', 'Orgena', 'Keziah', 'Wwwanjiru', 'Httpson', 'Info Wanja', 'Love', 'Amina. Come', 'Amina .'],
])('real names pass: %s and the others beside it', (...names) => {
  expect(names.filter((name) => !accepts(name))).toEqual([]);
});

/** Ends of addresses that people meet here. */
const ends = `
  com net org info biz edu gov int mil name pro mobi app dev xyz online site shop store top club live link click fun
  icu space website tech page blog cloud world life today vip work wiki zone agency digital email group media network
  news social chat dating date love sexy cam porn xxx bet casino win loan money finance trade example test onion ke tz
  ug rw za ng gh et so ss cd uk us eu de fr nl ru ua cn hk in pk ae sa tr br ca au ch at be se no es pt pl io co me tv
  ly gg gl gd cc ws to sh is im ai fm la pw tk ml ga cf gq su bz vc nu`
  .split(/\s+/)
  .filter((end) => end !== '');

test('a name with any of the usual ends of an address is refused', () => {
  expect(ends).toHaveLength(new Set(ends).size);
  expect(ends.filter((end) => accepts(`Amina evil.${end}`))).toEqual([]);
});

const letters = 'abcdefghijklmnoprstuvwyz';
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 10 });
const capital = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
const initial = fc.constantFrom(...letters).map((letter) => `${letter.toUpperCase()}.`);

test('an address is refused wherever it stands, however it is written', () => {
  const host = fc.array(word, { minLength: 1, maxLength: 3 }).map((labels) => labels.join('.'));
  const ending = fc.constantFrom('com', 'co.ke', 'ke', 'org', 'xyz', 'io', 'me', 'example');
  const address = fc.oneof(
    fc.tuple(host, ending).map((parts) => parts.join('.')),
    host.map((name) => `https://${name}`),
    host.map((name) => `www.${name}`),
    fc.tuple(word, host, ending).map(([mailbox, name, end]) => `${mailbox}@${name}.${end}`),
  );
  const written = fc.tuple(address, fc.boolean()).map(([text, isLoud]) => (isLoud ? text.toUpperCase() : text));
  const around = fc.constantFrom('', ' ', 'Amina ', '(', 'Amina, ');
  fc.assert(
    fc.property(around, written, fc.constantFrom('', ' Otieno', '.', ')', '/', ' !'), (before, text, after) => {
      return !accepts(`${before}${text}${after}`);
    }),
    { numRuns: 1000 },
  );
});

test('words, initials and hyphens make no address', () => {
  const part = fc.oneof(
    capital,
    initial,
    fc.tuple(capital, capital).map((two) => two.join('-')),
    fc.tuple(initial, initial).map((two) => two.join('')),
    capital.map((text) => `St. ${text}`),
  );
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(name, (text) => {
      const issues = personName.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
      return !issues.includes('must not contain an address');
    }),
    { numRuns: 1000 },
  );
});
