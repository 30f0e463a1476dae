import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moveSwitch } from '../../features/trust/moderation/index.ts';
import { systemClock } from '../../gateways/clock.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { checkDatabase } from './check-database.ts';

const { url, database } = await setUpTestDatabase();

test.each([
  ['agrees with this machine', 0, 'ok'],
  ['is behind this machine', 60_000, 'wrong'],
  ['is ahead of this machine', -60_000, 'wrong'],
])('the doctor says whether the clock of the database %s', async (_title, apart, state) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + apart });
  onTestFinished(() => void vi.useRealTimers());
  expect(await checkDatabase(url, makeDataFolder(), true)).toContainEqual(
    expect.objectContaining({ part: 'clock', state }),
  );
});

test('the doctor says how far apart the clocks are', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const found = await checkDatabase(url, makeDataFolder(), true);
  expect(found.find(({ part }) => part === 'clock')).toEqual({
    part: 'clock',
    state: 'wrong',
    // An hour, without the seconds that this took.
    text: expect.stringMatching(/^The database and this machine are 3[56]\d\d\.\d s apart\.$/),
    remedy: 'Let both follow NTP (timedatectl).',
  });
});

test('the doctor names what is switched off, a role that may too much, and files of others', async () => {
  const [dataDir, name] = [makeDataFolder(), randomUUID()];
  const from = (found: Awaited<ReturnType<typeof checkDatabase>>) => found.slice(2);
  const tables = { part: 'tables', state: 'ok', text: 'All migrations of this release are there.' };
  const role = {
    part: 'role',
    state: 'wrong',
    text: 'The role of DATABASE_URL can change the audit of moderators.',
    remedy: `Give the server a role of its own: docs/operating.md, "The database's roles".`,
  };
  const files = {
    part: 'files',
    state: 'wrong',
    text:
      `The database and DATA_DIR belong to two installations.\n  database  ${name}, without members\n` +
      `  DATA_DIR  no name yet, without files of members (${dataDir})`,
    remedy: 'Correct DATABASE_URL or DATA_DIR; after a restore: npm run operator -- join-data',
  };
  await database.pool.query('insert into installation values ($1, now())', [name]);
  expect(from(await checkDatabase(url, dataDir, false))).toEqual([tables, role, files]);
  const clock = systemClock;
  await moveSwitch({ database, clock }, null, { name: 'calls', isOn: false, because: 'a test' });
  await moveSwitch({ database, clock }, null, { name: 'read-only', isOn: false, because: 'a test' });
  writeFileSync(path.join(dataDir, 'installation'), `${name}\n`);
  // The embedded database has one role.
  expect(from(await checkDatabase(url, dataDir, true))).toEqual([
    tables,
    {
      part: 'switch',
      state: 'off',
      text: expect.stringMatching(/^calls {7}OFF {1}since .+ UTC, by the operator: a test$/),
      remedy: 'npm run operator -- switch calls on --because "..."',
    },
    {
      part: 'switch',
      state: 'off',
      text: expect.stringMatching(/^read-only {3}ON {2}since .+ UTC, by the operator: a test$/),
      remedy: 'npm run operator -- switch read-only off --because "..."',
    },
    { part: 'files', state: 'ok', text: 'The database and DATA_DIR belong together.' },
  ]);
  await database.pool.query("delete from schema_migrations where name < '0003'");
  expect(from(await checkDatabase(url, dataDir, true))[0]).toEqual({
    part: 'tables',
    state: 'wrong',
    text: expect.stringMatching(/^2 migrations are missing, the first is 0001_\w+\.sql\.$/),
    remedy: 'DATABASE_URL="$OWNER_URL" npm run operator -- prepare-database ROLE',
  });
});
