import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noOtherKeys } from '../../config/changing-key.ts';
import type { Config } from '../../config/config.ts';
import { keyIdOf } from '../../config/key-id.ts';
import { Secret } from '../../config/secret.ts';
import { noteEnded, noteKeys } from '../../gateways/data-folder/known-keys.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { checkKeys } from './check-keys.ts';

const [former, present, next, strange] = ['1b', '2c', '3d', '4e'].map((part) => new Secret(part.repeat(32))) as [
  Secret,
  Secret,
  Secret,
  Secret,
];
const began = new Date('2026-11-01T09:00:00Z');
const hourMs = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: began.getTime() + hourMs }));
afterEach(() => void vi.useRealTimers());

/** An installation that has used the former and the present key, with these other values beside them. */
function install(kind: 'secret' | 'vault' | 'vapid', other: Partial<typeof noOtherKeys>, used = [former, present]) {
  const dataDir = makeDataFolder();
  for (const [at, key] of used.entries())
    noteKeys(dataDir, { [kind]: keyIdOf(kind, key) }, new Date(began.getTime() - (used.length - 1 - at) * hourMs));
  const config = {
    dataDir,
    secretKey: present,
    vaultKey: present,
    vapid: kind === 'vapid' ? { privateKey: present, publicKey: '' } : null,
    otherKeys: { secret: noOtherKeys, vault: noOtherKeys, vapid: noOtherKeys, [kind]: { ...noOtherKeys, ...other } },
  } as unknown as Config;
  return { dataDir, examine: (variables: NodeJS.ProcessEnv = {}) => checkKeys(config, variables) };
}

const off = (text: string, remedy: string) => ({ part: 'keys', state: 'off', text, remedy });
const again = (kind: string) => `npm run operator -- keys rotate ${kind}`;

test('without a change nothing is told, and the next key is told until it takes over', () => {
  expect(install('secret', {}).examine()).toEqual([{ part: 'keys', state: 'ok', text: 'None is being changed.' }]);
  expect(install('vault', { next }).examine()).toEqual([
    off('The next VAULT_KEY is made, and does not take over yet.', again('vault')),
  ]);
});

test('an earlier key has a day from which it can go, and can go from its moment on', () => {
  const { examine } = install('secret', { old: former, next });
  const waits = off('SECRET_KEY is being changed. The earlier key can go on 2026-12-02.', `Then: ${again('secret')}`);
  expect(examine()).toEqual([waits]);
  vi.setSystemTime(Date.parse('2026-12-02T08:59:59.999Z'));
  expect(examine()).toEqual([waits]);
  vi.setSystemTime(Date.parse('2026-12-02T09:00:00Z'));
  const over = off('SECRET_KEY is being changed, and the earlier key can go.', again('secret'));
  expect(examine()).toEqual([over]);
  expect(install('vapid', { old: former }).examine()).toEqual([
    off('VAPID_PRIVATE_KEY is being changed. The earlier key can go on 2027-01-30.', `Then: ${again('vapid')}`),
  ]);
  // For the vault key no time decides, but what it has sealed.
  expect(install('vault', { old: former }).examine()).toEqual([
    off('VAULT_KEY is being changed, and the earlier key can go.', again('vault')),
  ]);
});

test('an earlier key whose time has ended is to be removed from its place', () => {
  const { dataDir, examine } = install('secret', { old: former });
  noteEnded(dataDir, 'secret', { except: keyIdOf('secret', present), now: new Date() });
  const ended = 'The change of SECRET_KEY has ended.';
  expect(examine()).toEqual([off(ended, 'Remove secret-key.old.')]);
  expect(examine({ SECRET_KEY: present.reveal() })).toEqual([off(ended, 'Remove SECRET_KEY_OLD.')]);
  expect(examine({ SECRET_KEY: '' })).toEqual([off(ended, 'Remove secret-key.old.')]);
});

test('a key that was never one here is wrong, and one that is the present one too is none', () => {
  const [finding, ...more] = install('vault', { old: strange }).examine();
  expect([finding, more]).toEqual([
    {
      part: 'keys',
      state: 'wrong',
      text:
        'VAULT_KEY_OLD (or DATA_DIR/vault-key.old) was never the key of this installation. Nothing was changed.\n' +
        `Its keys were ${keyIdOf('vault', former)}, ${keyIdOf('vault', present)}: npm run operator -- keys status`,
      remedy: 'Put the right one there: docs/operating.md, "Changing keys".',
    },
    [],
  ]);
  // A killed command has written the present key as the earlier one.
  expect(install('secret', { old: present }).examine()).toMatchObject([{ state: 'ok' }]);
});
