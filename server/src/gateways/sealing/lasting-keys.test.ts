import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readKeptKey, replaceKeptKey, vaultCheckFile } from '../../config/kept-key.ts';
import { Secret } from '../../config/secret.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { keepLastingKeys, openLastingKeys, sealLastingKeys, type LastingKeys } from './lasting-keys.ts';
import { sealTogether } from './seal-file.ts';
import { vaultKeysOf } from './vault-key.ts';

const [one, other] = [new Secret(randomBytes(32).toString('hex')), new Secret(randomBytes(32).toString('hex'))];

const revealed = (keys: LastingKeys | null) => Object.values(keys ?? {}).map((key: Secret) => key.reveal());

test('the keys stay at each start, and when the vault key is another', () => {
  const place = { dataDir: makeDataFolder(), vaultKey: one };
  const made = keepLastingKeys(place, null);
  expect(new Set(revealed(made)).size).toBe(3);
  const again = openLastingKeys(sealLastingKeys(keepLastingKeys(place, null), other), other);
  expect(revealed(again)).toEqual(revealed(made));
});

test('each key of an earlier installation stays what it is for, also where the file had none', () => {
  const earlier = { markKey: new Secret('marks'), phoneKey: new Secret('phones'), linkKey: new Secret('links') };
  const named = (keys: LastingKeys | null) => keys && Object.entries(keys).map(([name, key]) => [name, key.reveal()]);
  const expected = [
    ['markKey', 'marks'],
    ['phoneKey', 'phones'],
    ['linkKey', 'links'],
  ];
  const place = { dataDir: makeDataFolder(), vaultKey: one };
  expect(named(keepLastingKeys(place, earlier))).toEqual(expected);
  expect(named(keepLastingKeys(place, null))).toEqual(expected);
  const old = { dataDir: makeDataFolder(), vaultKey: one };
  const empty = sealTogether(vaultKeysOf(one), vaultCheckFile, Buffer.alloc(0)).toString('hex');
  replaceKeptKey(old.dataDir, vaultCheckFile, empty);
  expect(openLastingKeys(empty, one)).toBeNull();
  expect(named(keepLastingKeys(old, earlier))).toEqual(expected);
  expect(named(keepLastingKeys(old, null))).toEqual(expected);
});

test('a file of release 0.9.0 has no key of links, and every process finds the same one for it', () => {
  const dataDir = makeDataFolder();
  const content = Buffer.from(JSON.stringify({ markKey: 'marks', phoneKey: 'phones' }));
  const written = sealTogether(vaultKeysOf(one), vaultCheckFile, content).toString('hex');
  replaceKeptKey(dataDir, vaultCheckFile, written);
  const [first, second] = [1, 2].map(() => keepLastingKeys({ dataDir, vaultKey: one }, null));
  // Links that release 0.9.0 signed with the key of phones stay in mailboxes.
  for (const keys of [first, second]) expect(revealed(keys ?? null)).toEqual(['marks', 'phones', 'phones']);
  expect(readKeptKey(dataDir, vaultCheckFile)).toBe(written);
});
