import { expect, test } from 'vitest';
import { version } from '../config/version.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { setUpTestDatabase } from '../testing/test-database.ts';
import { runOperator } from './run-operator.fixture.ts';

const { url, database } = await setUpTestDatabase();

test('the status names the release, what waits and for how long, payments and the disk', async () => {
  await database.pool.query(
    `insert into erasures (erased_at, session_ids, photo_keys, document_keys)
     values (now() - interval '3 hours', '{}', '{}', '{}')`,
  );
  const { stdout } = await runOperator(['status'], { DATABASE_URL: url, DATA_DIR: makeDataFolder() });
  expect(stdout.trim().split('\n')).toEqual([
    `release         ${version}`,
    'account mails   0 waiting',
    'verifications   0 waiting',
    'screenings      0 waiting',
    'erasures        1 waiting, the oldest for 3.0 hours',
    'payments        0 received in 24 hours',
    expect.stringMatching(/^disk {12}\d+\.\d of \d+\.\d GB are free$/),
  ]);
});
