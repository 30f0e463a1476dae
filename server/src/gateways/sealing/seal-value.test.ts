import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { createValueSeal } from './seal-value.ts';
import { vaultKeysOf } from './vault-key.ts';

const [one, two] = [new Secret('1a'.repeat(32)), new Secret('2b'.repeat(32))];
const seal = createValueSeal('a purpose');
const value = Buffer.from('254712345678');

test('a value opens with its key, at its place and for its purpose, and nowhere else', () => {
  const sealed = seal.seal(value, 'user 7', one);
  expect(seal.open(sealed, 'user 7', one)).toEqual(value);
  expect(sealed).toHaveLength(12 + value.length + 16);
  expect(sealed.includes(value)).toBe(false);
  expect(seal.seal(value, 'user 7', one)).not.toEqual(sealed);
  expect(() => seal.open(sealed, 'user 8', one)).toThrow();
  expect(() => seal.open(sealed, 'user 7', two)).toThrow();
  expect(() => createValueSeal('another purpose').open(sealed, 'user 7', one)).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => seal.open(changed, 'user 7', one)).toThrow();
  }
});

test('a value of an earlier key opens beside the current one, and is sealed again once', () => {
  const sealed = seal.seal(value, 'user 7', one);
  const changing = new Secret(two.reveal(), [one.reveal()]);
  expect(seal.open(sealed, 'user 7', changing)).toEqual(value);
  const again = seal.sealAgain(sealed, 'user 7', changing);
  if (!again) throw new Error('It was sealed with the earlier key');
  expect(seal.open(again, 'user 7', two)).toEqual(value);
  expect(() => seal.open(again, 'user 7', one)).toThrow();
  expect(seal.sealAgain(again, 'user 7', changing)).toBeNull();
  expect(() => seal.sealAgain(sealed, 'user 8', changing)).toThrow();
});

test('a vault key has 32 bytes, and the current one comes first', () => {
  expect(vaultKeysOf(new Secret(two.reveal(), [one.reveal()])).map((key) => key.toString('hex'))).toEqual([
    two.reveal(),
    one.reveal(),
  ]);
  for (const hex of ['1a'.repeat(31), '1a'.repeat(33), ''])
    expect(() => vaultKeysOf(new Secret(hex))).toThrow('The vault key has 32 bytes');
});
