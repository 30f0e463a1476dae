import { expect, test } from 'vitest';
import { argon2Cost, createArgon2PasswordHasher, passwordQueue } from './argon2-password-hasher.ts';
import type { PasswordHasher } from './password-hasher.ts';

const place = { lane: 'other', network: '41.90.0.1' } as const;
const elsewhere = { lane: 'other', network: '41.90.0.2' } as const;
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a stored hash is argon2id with the configured cost, and does not contain the password', async () => {
  const encoded = await createArgon2PasswordHasher().hash('correct horse', place);
  expect(encoded).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
  expect(encoded).not.toContain('correct horse');
});

test('only the password that was hashed is correct', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const encoded = await passwords.hash('correct horse', place);
  expect(await passwords.verify(encoded, 'correct horse', place)).toBe(true);
  expect(await passwords.verify(encoded, 'correct horse ', place)).toBe(false);
  expect(await passwords.verify(encoded, '', place)).toBe(false);
});

test('hashing one password twice gives two different hashes', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.hash('the same', place)).not.toBe(await passwords.hash('the same', place));
});

test('without a hash no password is correct', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.verify(null, 'anything', place)).toBe(false);
  expect(await passwords.verify(null, '', place)).toBe(false);
});

test.each([
  ['hash', 'hashes', (passwords: PasswordHasher) => passwords.hash('a password', place)],
  ['check', 'checks for an unknown account', (passwords: PasswordHasher) => passwords.verify(null, 'any', place)],
])('each %s takes a place: after 52 %s the next one is refused with a time to retry', async (_, __, ask) => {
  const passwords = createArgon2PasswordHasher(cheap);
  const accepted = Array.from({ length: 52 }, () => ask(passwords));
  await expect(ask(passwords)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 });
  expect(await Promise.all(accepted)).toHaveLength(52);
  expect(await passwords.hash('afterwards', place)).toMatch(/^\$argon2id/);
});

test('while one network fills the queue, another one still gets its password checked', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const encoded = await passwords.hash('correct horse', elsewhere);
  const hostile = Array.from({ length: 120 }, () => passwords.verify(null, 'guess', place));
  const outcomes = Promise.allSettled(hostile);
  expect(await passwords.verify(encoded, 'correct horse', elsewhere)).toBe(true);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(120 - 52 + 1);
});

test('a hash that an earlier release has stored is still that of its password', async () => {
  const encoded = '$argon2id$v=19$m=47104,t=2,p=1$zUnNpfp3XDUmrC46WX8H5g$D6eXX4Zi1/VFDcYHGnhI41SzSbijNGnVyWg1Hfz0QLA';
  const passwords = createArgon2PasswordHasher(cheap);
  expect(await passwords.verify(encoded, 'karibu-mwanzo', place)).toBe(true);
  expect(await passwords.verify(encoded, 'karibu-mwanza', place)).toBe(false);
});

test.each([{ memoryCost: 1 }, { timeCost: 0 }, { parallelism: 0 }])(
  'a check for an unknown account costs as much as a hash, which %o makes impossible',
  async (change) => {
    const passwords = createArgon2PasswordHasher({ ...cheap, ...change });
    await expect(passwords.verify(null, 'any', place)).rejects.toThrow();
  },
);

test('two hashes run at once, fifty wait in each lane, and known devices have every second turn', () => {
  expect([passwordQueue, argon2Cost]).toEqual([
    { inFlightMax: 2, waitingMax: 50, retryAfterSeconds: 2, turns: ['known', 'proved', 'known', 'other'] },
    { memoryCost: 47_104, timeCost: 2, parallelism: 1 },
  ]);
});

test('room for a password is asked for in the lane and for the network of its sender', async () => {
  const passwords = createArgon2PasswordHasher(cheap);
  const running = Array.from({ length: 52 }, () => passwords.hash('a password', place));
  expect(() => passwords.requireRoom(place)).toThrow(expect.objectContaining({ code: 'busy' }));
  for (const other of [elsewhere, { ...place, lane: 'known' }, { ...place, lane: 'proved' }] as const)
    expect(() => passwords.requireRoom(other)).not.toThrow();
  await Promise.all(running);
  expect(() => passwords.requireRoom(place)).not.toThrow();
});
