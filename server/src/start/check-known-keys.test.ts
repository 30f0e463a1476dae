import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noOtherKeys } from '../config/changing-key.ts';
import { keyIdOf } from '../config/key-id.ts';
import { Secret } from '../config/secret.ts';
import { noteKeys, readKnownKeys } from '../gateways/data-folder/known-keys.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { testConfig } from '../testing/test-config.ts';
import { noteCurrentKeys, requireKnownKeys } from './check-known-keys.ts';

const [known, strange] = [new Secret('ab'.repeat(32)), new Secret('cd'.repeat(32))];

test.each([
  ['secret', 'SECRET_KEY', 'secret-key'],
  ['vault', 'VAULT_KEY', 'vault-key'],
  ['vapid', 'VAPID_PRIVATE_KEY', 'vapid-key'],
] as const)(
  'an earlier key of %s has to be one that was used here, as far as any was noted',
  (kind, variable, file) => {
    const dataDir = makeDataFolder();
    const none = { secret: noOtherKeys, vault: noOtherKeys, vapid: noOtherKeys };
    const require = (old: Secret | null, next: Secret | null = null) =>
      requireKnownKeys({ dataDir, otherKeys: { ...none, [kind]: { old, next } } });
    // A release before has noted none.
    require(strange);
    const ids = [keyIdOf(kind, known), 'aaaaaaaa'];
    for (const id of ids) noteKeys(dataDir, { [kind]: id }, new Date(0));
    require(null, strange);
    require(known);
    expect(() => require(strange)).toThrow(
      `${variable}_OLD (or DATA_DIR/${file}.old) was never the key of this installation. Nothing was changed.\n` +
        `Its keys were ${ids.join(', ')}: npm run operator -- keys status`,
    );
    for (const other of Object.keys(none).filter((name) => name !== kind))
      requireKnownKeys({ dataDir, otherKeys: { ...none, [other]: { old: strange, next: null } } });
  },
);

test('a start notes the name of each key that it uses, and of none that it has not', () => {
  const dataDir = makeDataFolder();
  const key = (name: string) => new Secret(name.repeat(32));
  const [secretKey, vaultKey, privateKey, secret] = [key('aa'), key('bb'), key('cc'), key('dd')];
  const config = testConfig(dataDir, { secretKey, vaultKey });
  noteCurrentKeys(config);
  const idsOf = () =>
    Object.fromEntries(Object.entries(readKnownKeys(dataDir)).map(([kind, [one]]) => [kind, one?.id]));
  const two = { secret: keyIdOf('secret', secretKey), vault: keyIdOf('vault', vaultKey) };
  expect(idsOf()).toEqual(two);
  const vapid = { publicKey: 'public', privateKey, subject: 'mailto:a@b.test' };
  noteCurrentKeys({ ...config, vapid, turn: { urls: [], secret } });
  expect(idsOf()).toEqual({ ...two, vapid: keyIdOf('vapid', privateKey), turn: keyIdOf('turn', secret) });
  const text = readFileSync(path.join(dataDir, 'known-keys'), 'utf8');
  for (const each of [secretKey, vaultKey, privateKey, secret]) expect(text).not.toContain(each.reveal());
});
