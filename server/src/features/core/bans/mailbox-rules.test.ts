import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-rules.ts';

const variants = [
  'kiptoo.chege@gmail.com',
  'kiptoochege@gmail.com',
  'k.i.p.t.o.o.c.h.e.g.e@gmail.com',
  'KiptooChege@Gmail.com',
  'kiptoochege+mwanzo@gmail.com',
  'kiptoo.chege+2+3@gmail.com',
  'kiptoochege@googlemail.com',
  'Kiptoo.Chege+x@GoogleMail.com',
  ' kiptoochege@gmail.com ',
  'kiptoochege@gmail.com.',
  'kiptoochege@googlemail.com.',
  // Letters of full width, which a keyboard for Chinese writes.
  'ｋiptoochege@gmail.com',
];

test.each(variants)('%j leads to the mailbox of the others', (email) => {
  expect(mailboxOf(email)).toBe('kiptoochege@gmail.com');
});

test.each([
  ['kiptoo.chege@yahoo.com', 'kiptoochege@yahoo.com'],
  ['kiptoo@gmail.com', 'kiptoo@gmail.co.ke'],
  ['kiptoo@outlook.com', 'kiptoo@hotmail.com'],
  ['kiptoo@yahoo.com', 'kiptoo@ymail.com'],
  ['kiptoo1@gmail.com', 'kiptoo@gmail.com'],
  ['"a@home"@example.co.ke', '"a@work"@example.co.ke'],
  ['+one@example.co.ke', 'x@example.co.ke'],
])('%s and %s may be two people', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

test.each([
  ['amina+x@proton.me', 'amina@protonmail.com'],
  ['a.mina@pm.me', 'amina@protonmail.ch'],
  ['amina@me.com', 'amina@icloud.com'],
  ['amina@mac.com', 'amina@icloud.com'],
  ['amina@ya.ru', 'amina@yandex.com'],
  ['amina@yandex.com', 'amina@yandex.ru'],
  ['amina+tag@example.co.ke', 'amina@example.co.ke'],
  ['"amina@home"@example.co.ke', '"AMINA@home"@example.co.ke'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});
