import { expect, test } from 'vitest';
import { createArgon2PasswordHasher } from './argon2-password-hasher.ts';
import type { PasswordHasher } from './password-hasher.ts';

const network = '41.90.0.1';
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a stored hash is argon2id with the configured cost, and does not contain the password', async () => {
  const encoded = await createArgon2PasswordHasher().hash('correct horse', network);
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
  expect(encoded).not.toContain('correct horse');
});

test('only the password that was hashed is correct', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const encoded = await passwords.hash('correct horse', network);
  expect(await passwords.verify(encoded, 'correct horse', network)).toBe(true);
  expect(await passwords.verify(encoded, 'correct horse ', network)).toBe(false);
  expect(await passwords.verify(encoded, '', network)).toBe(false);
});

test('hashing one password twice gives two different hashes', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.hash('the same', network)).not.toBe(await passwords.hash('the same', network));
});

test('without a hash no password is correct', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.verify(null, 'anything', network)).toBe(false);
  expect(await passwords.verify(null, '', network)).toBe(false);
});

test.each([
  ['hash', 'hashes', (passwords: PasswordHasher) => passwords.hash('a password', network)],
  ['check', 'checks for an unknown account', (passwords: PasswordHasher) => passwords.verify(null, 'any', network)],
])('each %s takes a place: after 52 %s the next one is refused with a time to retry', async (_, __, ask) => {
  const passwords = createArgon2PasswordHasher(cheap);
  const accepted = Array.from({ length: 52 }, () => ask(passwords));
  await expect(ask(passwords)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 });
  expect(await Promise.all(accepted)).toHaveLength(52);
  expect(await passwords.hash('afterwards', network)).toMatch(/^\$argon2id/);
});

test('while one network fills the queue, another one still gets its password checked', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const encoded = await passwords.hash('correct horse', '41.90.0.2');
  const hostile = Array.from({ length: 120 }, () => passwords.verify(null, 'guess', network));
  const outcomes = Promise.allSettled(hostile);
  expect(await passwords.verify(encoded, 'correct horse', '41.90.0.2')).toBe(true);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(120 - 52 + 1);
});
