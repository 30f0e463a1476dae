import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Config } from '../../config/config.ts';
import { Secret } from '../../config/secret.ts';
import { checkVaultKey } from '../../start/check-vault-key.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { checkFolder } from './check-folder.ts';

afterEach(() => void vi.useRealTimers());

const vaultKey = new Secret('0f'.repeat(32));
const folderOf = (dataDir: string, key = vaultKey) => ({ dataDir, vaultKey: key }) as Config;
const madeAt = Date.parse('2026-11-21T09:00:00Z');
const hourMs = 3_600_000;
const remedy = 'Back up every day: npm run operator -- backup FOLDER';

test('a folder on which no server was started has neither a key nor a backup', async () => {
  const [disk, key, backup] = await checkFolder(folderOf(makeDataFolder()));
  expect(disk).toMatchObject({ part: 'disk', state: 'ok' });
  expect(key).toEqual({
    part: 'vault key',
    state: 'off',
    text: 'Mwanzo has not been started on this DATA_DIR yet.',
    remedy: 'Start it once.',
  });
  expect(backup).toEqual({ part: 'backup', state: 'wrong', text: 'No backup was made of this DATA_DIR.', remedy });
});

test('the vault key is that of the folder, or another one', async () => {
  const config = folderOf(makeDataFolder());
  checkVaultKey(config, true);
  const keyOf = async (of: Config) => (await checkFolder(of))[1];
  expect(await keyOf(config)).toEqual({ part: 'vault key', state: 'ok', text: 'It is the key of this DATA_DIR.' });
  expect(await keyOf(folderOf(config.dataDir, new Secret('f0'.repeat(32))))).toEqual({
    part: 'vault key',
    state: 'wrong',
    text: 'It is not the key of this DATA_DIR.',
    remedy: 'Put the right VAULT_KEY back. Make no new one.',
  });
  // While it is being changed, either opens the folder.
  expect(await keyOf(folderOf(config.dataDir, new Secret('f0'.repeat(32), [vaultKey.reveal()])))).toMatchObject({
    state: 'ok',
  });
});

test.each([
  [0, 'ok', 0],
  [hourMs - 1, 'ok', 0],
  [30 * hourMs, 'ok', 30],
  [30 * hourMs + 1, 'wrong', 30],
  [31 * hourMs - 1, 'wrong', 30],
  [40 * hourMs, 'wrong', 40],
])('a backup of %i ms ago is %s', async (age, state, hours) => {
  const dataDir = makeDataFolder();
  writeFileSync(path.join(dataDir, 'last-backup'), `${new Date(madeAt).toISOString()}\n`);
  vi.useFakeTimers({ toFake: ['Date'], now: madeAt + age });
  const told = { part: 'backup', state, text: `The last one was made ${hours} hours ago.` };
  expect((await checkFolder(folderOf(dataDir)))[2]).toEqual(state === 'ok' ? told : { ...told, remedy });
});
