import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { sealPhone } from '../../features/billing/payments/seal-phone.ts';
import { sealKey } from '../../features/people/second-factors/seal-key.ts';
import { noteKeys } from '../../gateways/data-folder/known-keys.ts';
import { keyIdOf } from '../../config/key-id.ts';
import { openLastingKeys } from '../../gateways/sealing/lasting-keys.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { proofSize } from '../../testing/proof-size.ts';
import { createBackupWorld, urlOf } from '../backup/backup-world.fixture.ts';
import { describeAgain, sealVaultAgain } from './seal-vault-again.ts';

const testApp = await buildTestApp();
const { database, config } = testApp;
const { dataDir } = config;
const world = await createBackupWorld(testApp);
const script = path.join(import.meta.dirname, 'killed-operator.fixture.ts');

/** The command takes at least so many steps here. */
const stepsMin = 18;

/** Runs the command. Its code is null if it was killed. */
async function rotate(keys: Record<'VAULT_KEY' | 'VAULT_KEY_OLD', string>, killedAt?: number) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const settings = { NODE_ENV: 'test', DEMO: '0', DATABASE_URL: urlOf(testApp), DATA_DIR: dataDir, ...keys };
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    ...settings,
    SECRET_KEY: config.secretKey.reveal(),
    KILLED_AT: String(killedAt),
  };
  const run = promisify(execFile)(process.execPath, [script, 'keys', 'rotate', 'vault'], { env });
  const failed = (error: { code: number | null; stdout: string; stderr: string }) => error;
  return run.then((done) => ({ code: 0, ...done }), failed);
}

/** Counts what is sealed with another of these keys than the first, and lists what none of them opens. */
async function look(...keys: [string, ...string[]]) {
  const [current, ...others] = keys;
  const report = await sealVaultAgain(
    { database, dataDir, vaultKey: new Secret(current, others) },
    { onlyLooks: true },
  );
  return { again: describeAgain(report), broken: report.broken.map(({ place }) => place) };
}

test('a change of the vault key that is killed anywhere loses nothing, and the next one completes it', async () => {
  const [one, other] = await world.client.createPayingCouple();
  await world.client.sendPhoto(one, other);
  await world.submit(await world.join());
  const discarded = randomBytes(16).toString('hex');
  await testApp.mediaStorage.put(discarded, [{ name: 'note.webm', bytes: Buffer.from('a voice note') }]);
  await testApp.mediaStorage.discard(discarded, new Date());
  const { vaultKey, markKey } = config;
  const phone = (place: string) => sealPhone('254712345678', place, vaultKey);
  const rows: [string, Buffer][] = [
    [
      'second_factors (user_id, sealed_secret, created_at) values ($2, $1, now())',
      sealKey(randomBytes(20), one.id, vaultKey),
    ],
    ['payment_phones (user_id, sealed_phone, saved_at) values ($2, $1, now())', phone(String(one.id))],
    [
      `payment_orders (code, user_id, client_key, product, amount, sealed_phone, state, created_at)
        values ('MW-ABCDEFGH', $2, gen_random_uuid(), 'month', 499, $1, 'created', now())`,
      phone('MW-ABCDEFGH'),
    ],
  ];
  for (const [row, sealed] of rows) await database.pool.query(`insert into ${row}`, [sealed, one.id]);
  let old = vaultKey.reveal();
  for (let round = 0; round < proofSize(1, 2); round += 1) {
    const next = randomBytes(32).toString('hex');
    const keys = { VAULT_KEY: next, VAULT_KEY_OLD: old };
    noteKeys(dataDir, { vault: keyIdOf('vault', new Secret(old)) }, new Date());
    noteKeys(dataDir, { vault: keyIdOf('vault', new Secret(next)) }, new Date());
    const killedAt = randomInt(1, stepsMin);
    const killed = await rotate(keys, killedAt);
    expect([killedAt, killed.code]).toEqual([killedAt, null]);
    // Both open everything meanwhile.
    expect(await look(next, old)).toMatchObject({ broken: [] });
    const done = await rotate(keys);
    expect({ killedAt, done }).toMatchObject({ done: { code: 0, stdout: expect.stringContaining('has ended') } });
    expect(await look(next)).toEqual({ again: 'nothing', broken: [] });
    expect((await look(old)).broken).toHaveLength(7);
    const check = readFileSync(path.join(dataDir, 'vault-check'), 'utf8');
    expect(() => openLastingKeys(check, new Secret(old))).toThrow('was changed');
    expect(openLastingKeys(check, new Secret(next))?.markKey.reveal()).toBe(markKey.reveal());
    old = next;
  }
}, 120_000);
