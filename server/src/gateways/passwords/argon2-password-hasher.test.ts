import { expect, test } from 'vitest';
import { createArgon2PasswordHasher } from './argon2-password-hasher.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a stored hash is argon2id with the configured cost, and does not contain the password', async () => {
  const encoded = await createArgon2PasswordHasher().hash('correct horse');
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
  expect(encoded).not.toContain('correct horse');
});

test('only the password that was hashed is correct', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const encoded = await passwords.hash('correct horse');
  expect(await passwords.verify(encoded, 'correct horse')).toBe(true);
  expect(await passwords.verify(encoded, 'correct horse ')).toBe(false);
  expect(await passwords.verify(encoded, '')).toBe(false);
});

test('hashing one password twice gives two different hashes', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.hash('the same')).not.toBe(await passwords.hash('the same'));
});

test('without a hash no password is correct', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.verify(null, 'anything')).toBe(false);
  expect(await passwords.verify(null, '')).toBe(false);
});

test('with two hashes running and fifty waiting, the next one is refused with a time to retry', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const accepted = Array.from({ length: 52 }, () => passwords.hash('a password'));
  await expect(passwords.hash('one more')).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 });
  expect(await Promise.all(accepted)).toHaveLength(52);
  expect(await passwords.hash('afterwards')).toMatch(/^\$argon2id/);
});

test('never more than two hashes run at once', async () => {
  const { createWorkQueue } = await import('./work-queue.ts');
  const queue = createWorkQueue({ inFlightMax: 2, waitingMax: 50, retryAfterSeconds: 1 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 30 }, () => queue.run(work)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});
