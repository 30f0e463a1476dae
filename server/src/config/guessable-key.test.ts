import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable-key.ts';

test.each([
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  '0123456789abcdef0123456789ABCDEF',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'QWERTYUIOP-asdfghjkl-ZXCVBNM-12345',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'aaaabbbbccccddddeeeeffffgggghhhhiiii',
  'ababababcdcdcdcdefefefefghghghghijij',
  'change-me-please-change-me-please-now',
  'mwanzo-production-secret-key-2026-very-long',
  'CorrectHorseBatteryStaple-Mwanzo-1234',
  'this-must-be-at-least-32-characters-long',
  'your_super_secret_signing_key_123456',
  'deadbeefcafebabedeadc0de0123456789ab',
  '          abcdefgh ijklmnop          ',
  'efgh4567stuv9876qwerhjklzxcv2345',
])('%j can be guessed', (key) => {
  expect(isGuessable(key)).toBe(true);
});

const bytes = fc.uint8Array({ minLength: 24, maxLength: 96 }).map((values) => Buffer.from(values));

test('no key that is drawn at random is refused, in hexadecimal or base64, short or long', () => {
  // fast-check prefers small and equal numbers, which random bytes are not. So it draws the length alone.
  fc.assert(
    fc.property(fc.integer({ min: 24, max: 96 }), (length) => {
      const drawn = randomBytes(length);
      const written = [drawn.toString('hex'), drawn.toString('hex').toUpperCase(), drawn.toString('base64')];
      return [...written, drawn.toString('base64url')].every((key) => !isGuessable(key));
    }),
    { numRuns: 2000 },
  );
  // The shortest key that the start accepts has 32 hexadecimal digits.
  for (let round = 0; round < 5000; round += 1) expect(isGuessable(randomBytes(16).toString('hex'))).toBe(false);
});

test('any text that is repeated, and any part of a row, can be guessed', () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 2, max: 5 }), (drawn, times) =>
      isGuessable(drawn.toString('base64').repeat(times)),
    ),
    { numRuns: 300 },
  );
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  fc.assert(
    fc.property(fc.nat({ max: alphabet.length - 4 }), fc.nat({ max: 9 }), (from, tail) =>
      isGuessable((alphabet.slice(from) + alphabet).slice(0, 40) + String(tail)),
    ),
  );
});
