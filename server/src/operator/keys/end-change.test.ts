import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keyPlaces } from '../../config/changing-key.ts';
import type { Config } from '../../config/config.ts';
import { keyIdOf } from '../../config/key-id.ts';
import { Secret } from '../../config/secret.ts';
import { openPhone, sealPhone } from '../../features/billing/payments/seal-phone.ts';
import { sealKey } from '../../features/people/second-factors/seal-key.ts';
import { noteKeys, readKnownKeys } from '../../gateways/data-folder/known-keys.ts';
import { openLastingKeys } from '../../gateways/sealing/lasting-keys.ts';
import { checkVaultKey } from '../../start/check-vault-key.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { testConfig } from '../../testing/test-config.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import type { ChangingKey } from './changing-keys.ts';
import { describeKeys } from './describe-keys.ts';
import { endChange } from './end-change.ts';
import { countAgain, describeAgain } from './seal-vault-again.ts';

const { database } = await setUpTestDatabase();
const [former, present] = ['0f'.repeat(32), 'f0'.repeat(32)];
const began = new Date('2026-11-01T09:00:00Z');

/** A folder that was used with the former key, and then with both. */
function change(kind: 'secret' | 'vault') {
  const dataDir = makeDataFolder();
  checkVaultKey({ dataDir, vaultKey: new Secret(former) } as Config, true);
  const ids = [former, present].map((key) => keyIdOf(kind, new Secret(key)));
  noteKeys(dataDir, { [kind]: ids[0] }, new Date(began.getTime() - 1000));
  noteKeys(dataDir, { [kind]: ids[1] }, began);
  const key: ChangingKey = {
    ...keyPlaces[kind],
    kind,
    isVariable: true,
    current: new Secret(present, [former]),
    next: null,
    old: new Secret(former),
    known: readKnownKeys(dataDir)[kind] ?? [],
  };
  const config = { dataDir, vaultKey: new Secret(present, [former]) } as Config;
  return {
    dataDir,
    key,
    ended: () => (readKnownKeys(dataDir)[kind] ?? []).map(({ id, ended }) => [ids.indexOf(id), ended !== undefined]),
    end: (early = false, of = key) => endChange(of, { config, database, early }),
  };
}

beforeEach(async () => {
  await database.pool.query('delete from users');
  await database.pool.query(`insert into users (id, email, password_hash, full_name, created_at)
    select n, n || '@mwanzo.test', 'none', 'Amina', now() from generate_series(1, 3) n`);
});

const insertPhone = (id: number, sealed: Buffer) =>
  database.pool.query('insert into payment_phones values ($1, $2, now())', [id, sealed]);
const insertFactor = (id: number, sealed: Buffer) =>
  database.pool.query('insert into second_factors (user_id, sealed_secret, created_at) values ($1, $2, now())', [
    id,
    sealed,
  ]);

test('the time of an earlier vault key ends once all that it has sealed is sealed again', async () => {
  const { dataDir, end, ended } = change('vault');
  for (const id of [1, 2]) await insertPhone(id, sealPhone(`25471234567${id}`, String(id), new Secret(former)));
  await insertPhone(3, sealPhone('254712345673', '3', new Secret(present)));
  await insertFactor(2, sealKey(randomBytes(20), 2, new Secret(former)));
  expect(await end()).toBe(
    'Sealed again with the new key: 1 second steps, 2 paying phones.\nThe change of the key has ended. ' +
      'Remove VAULT_KEY_OLD now, and restart each process.',
  );
  expect(ended()).toEqual([
    [0, true],
    [1, false],
  ]);
  const alone = new Secret(present);
  const { rows } = await database.pool.query('select user_id::int as id, sealed_phone from payment_phones order by 1');
  expect(rows.map(({ id, sealed_phone: sealed }) => openPhone(sealed, String(id), alone))).toEqual([
    '254712345671',
    '254712345672',
    '254712345673',
  ]);
  const check = readFileSync(path.join(dataDir, 'vault-check'), 'utf8').trim();
  expect(() => openLastingKeys(check, alone)).not.toThrow();
});

test('an earlier vault key stays while a process that was not restarted still seals with it', async () => {
  const { end, ended } = change('vault');
  const sealedFor = (id: number) => sealPhone(`25471234567${id}`, String(id), new Secret(former));
  for (const id of [2, 3]) await insertPhone(id, sealedFor(id));
  // The member comes when those with a higher number are sealed again already.
  await database.pool.query(`create function save_late() returns trigger language plpgsql as $$ begin
      insert into payment_phones values (1, '\\x${sealedFor(1).toString('hex')}', now()) on conflict do nothing;
      return null; end $$;
    create trigger late after update on payment_phones execute function save_late()`);
  const late = 'Meanwhile the earlier key has sealed 1 paying phones. Restart every process with the new key, then run';
  await expect(end()).rejects.toThrow(`${late} this again.`);
  expect(ended()).toEqual([
    [0, false],
    [1, false],
  ]);
  await database.pool.query('drop trigger late on payment_phones; drop function save_late');
  expect(await end()).toContain('Sealed again with the new key: 1 paying phones.\nThe change of the key has ended.');
});

test('what no key opens is counted and named, and the earlier key stays', async () => {
  const { dataDir, end, ended } = change('vault');
  for (const id of [1, 3]) await insertFactor(id, sealKey(randomBytes(20), id, new Secret('ab'.repeat(32))));
  await expect(end()).rejects.toMatchObject({
    message:
      'No key opens these (2). The earlier key stays. Restore or remove them, then run this again:\n' +
      '  second_factors 1\n  second_factors 3',
    exitCode: 1,
  });
  expect(ended()).toEqual([
    [0, false],
    [1, false],
  ]);
  const vault = { next: null, old: new Secret(former) };
  const keys = { vaultKey: new Secret(present, [former]), otherKeys: { ...testConfig(dataDir).otherKeys, vault } };
  expect(await describeKeys(testConfig(dataDir, keys), database, {})).toMatch(
    /is the earlier one: it has sealed nothing that is left; no key opens 2 more$/m,
  );
  const check = readFileSync(path.join(dataDir, 'vault-check'), 'utf8').trim();
  expect(() => openLastingKeys(check, new Secret(present))).toThrow();
});

test('a key that no start has used yet ends nothing', async () => {
  const { key, end, ended } = change('vault');
  await expect(end(true, { ...key, known: key.known.slice(0, 1) })).rejects.toMatchObject({
    message: 'No process uses the new VAULT_KEY yet. Restart each, then run this again.',
    exitCode: 1,
  });
  expect(ended().map(([, isOver]) => isOver)).toEqual([false, false]);
});

test('an earlier secret key is accepted for 31 days to the millisecond, or until the operator says so', async () => {
  const days = 31 * 86_400_000;
  onTestFinished(() => void vi.useRealTimers());
  const over =
    'The earlier key is not accepted any more.\nThe change of the key has ended. Remove SECRET_KEY_OLD now, and';
  const endAfter = (ms: number, early?: boolean) => {
    vi.useFakeTimers({ toFake: ['Date'], now: began.getTime() + ms });
    return change('secret').end(early);
  };
  await expect(endAfter(days - 1)).rejects.toMatchObject({
    message:
      'The earlier key is accepted until 2026-12-02: before that, members who were away since have to sign in again. ' +
      'Run this again then. If the earlier key is in wrong hands, end it at once: npm run operator -- keys rotate ' +
      'secret now',
    exitCode: 1,
  });
  expect(await endAfter(days)).toContain(over);
  expect(await endAfter(0, true)).toContain(over);
});

test('what is sealed again is told by its kinds, those without any left out', () => {
  const report = { again: { documents: 1, media: 2, factors: 3, phones: 4 }, broken: [] };
  expect([describeAgain(report), countAgain(report)]).toEqual([
    '1 identity documents, 2 photos and voice notes of messages, 3 second steps, 4 paying phones',
    10,
  ]);
  const few = { again: { documents: 0, media: 2, factors: 0, phones: 0 }, broken: [] };
  const none = { again: { documents: 0, media: 0, factors: 0, phones: 0 }, broken: [] };
  expect([describeAgain(few), describeAgain(none), countAgain(none)]).toEqual([
    '2 photos and voice notes of messages',
    'nothing',
    0,
  ]);
});
