import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Secret } from '../config/secret.ts';
import { readKnownKeys } from '../gateways/data-folder/known-keys.ts';
import { makeDataDir, startProcess } from '../testing/start-process.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testConfig } from '../testing/test-config.ts';
import { checkInstallation } from './check-installation.ts';
import { checkVaultKey } from './check-vault-key.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A database and a data folder, on which a server is started again and again. */
async function makeInstallation() {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const dataDir = makeDataDir();
  const start = (variables: Record<string, string> = {}) =>
    startProcess('server/src/main.ts', {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      DEMO: '0',
      SCREENING: '0',
      ...variables,
    });
  return {
    dataDir,
    async runs(variables?: Record<string, string>): Promise<void> {
      const server = start(variables);
      await server.address();
      server.signal('SIGTERM');
      expect(await server.exitCode()).toBe(0);
    },
    async refuses(variables?: Record<string, string>): Promise<string> {
      const server = start(variables);
      expect(await server.exitCode()).toBe(1);
      return server.output();
    },
  };
}

test('a server with another VAULT_KEY than before does not start, and one with the right key does again', async () => {
  const { runs, refuses } = await makeInstallation();
  const [right, other] = [{ VAULT_KEY: '0f'.repeat(32) }, { VAULT_KEY: 'f0'.repeat(32) }];
  await runs(right);
  const output = await refuses(other);
  expect(output).toMatch(/^VAULT_KEY is not the key of this DATA_DIR/);
  expect(output).toContain('Put the right key back');
  expect(output).not.toContain(other.VAULT_KEY);
  await runs(right);
});

test('a server whose kept vault key is lost does not start and makes no other one, until it is put back', async () => {
  const { dataDir, runs, refuses } = await makeInstallation();
  await runs();
  const [file, elsewhere] = [path.join(dataDir, 'vault-key'), path.join(dataDir, 'vault-key-elsewhere')];
  renameSync(file, elsewhere);
  expect(await refuses()).toMatch(/^VAULT_KEY: is missing/);
  expect(existsSync(file)).toBe(false);
  renameSync(elsewhere, file);
  await runs();
});

test('hashes of an older installation keep its keys, and a new one makes keys that no change concerns', () => {
  const key = (byte: string) => new Secret(byte.repeat(32));
  const given = { vaultKey: key('0f'), markKey: key('aa'), phoneKey: key('bb'), linkKey: key('cc') };
  const kept = (isNew: boolean) =>
    Object.values(checkVaultKey({ dataDir: makeDataDir(), ...given }, isNew)).map((one: Secret) => one.reveal());
  const old = [given.markKey, given.phoneKey, given.linkKey].map((one) => one.reveal());
  expect(kept(false)).toEqual(old);
  expect(kept(true)).toHaveLength(3);
  for (const made of kept(true)) expect([...old, given.vaultKey.reveal()]).not.toContain(made);
});

test('a server uses the keys that its data folder keeps, at each start', async () => {
  const { url, database, drop } = await createTestDatabase();
  onTestFinished(drop);
  const config = testConfig(makeDataDir());
  const keysOf = ({ markKey, phoneKey, linkKey }: typeof config) =>
    [markKey, phoneKey, linkKey].map((one) => one.reveal());
  const first = keysOf(await checkInstallation(config, url));
  expect(keysOf(await checkInstallation(config, url))).toEqual(first);
  const noted = readKnownKeys(config.dataDir);
  expect(Object.keys(noted)).toEqual(['secret', 'vault']);
  const strange = { secret: { old: new Secret('ab'.repeat(32)), next: null } };
  const changed = { secretKey: new Secret('cd'.repeat(32)), otherKeys: { ...config.otherKeys, ...strange } };
  await expect(checkInstallation({ ...config, ...changed }, url)).rejects.toThrow('SECRET_KEY_OLD');
  expect(readKnownKeys(config.dataDir)).toEqual(noted);
  for (const key of keysOf(config)) expect(first).not.toContain(key);

  // A release that kept no keys has made hashes with those of the settings wherever there are files or members.
  const startsOver = async () => {
    rmSync(path.join(config.dataDir, 'vault-check'));
    return keysOf(await checkInstallation(config, url));
  };
  const media = path.join(config.dataDir, 'media');
  mkdirSync(media);
  writeFileSync(path.join(media, 'photo'), 'a photo');
  expect(keysOf(await checkInstallation(config, url))).toEqual(first);
  expect(await startsOver()).toEqual(keysOf(config));
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
      values (1, 'a@mwanzo.test', 'none', 'Amina', now())`,
  );
  expect(await startsOver()).toEqual(keysOf(config));
  rmSync(media, { recursive: true });
  expect(await startsOver()).toEqual(keysOf(config));
});
