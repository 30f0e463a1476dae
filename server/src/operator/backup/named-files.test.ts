import { execFileSync } from 'node:child_process';
import { constants, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { sql, statement } from '../../database/sql.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { kinds, listKeys } from './named-files.ts';

const { database } = await setUpTestDatabase();
const count = 5001;

/** The keys of more files than are read at once. */
const keys = statement<{ after: string; limit: number }, { storageKey: string }>(
  ({ after, limit }) => sql`
    select named.key as "storageKey" from (
      select lpad(to_hex(file), 32, '0') as key from generate_series(1, ${count}::integer) file
    ) named where named.key > ${after} order by named.key limit ${limit}`,
);

test('every file that a row names is listed once, however many there are', async () => {
  const listed: string[] = [];
  const kind = { folder: 'media', keys, read: async () => [], mayBeLost: false };
  for await (const key of listKeys(database, kind)) listed.push(key);
  expect(listed).toHaveLength(count);
  expect(new Set(listed).size).toBe(count);
});

test('of photos that are kept aside amid the reading no file is left out', async () => {
  const media = makeDataFolder();
  const [key, held] = ['ab'.repeat(16), path.join(media, 'held')];
  const folder = path.join(media, 'ab', key);
  for (const each of [folder, held]) mkdirSync(each, { recursive: true });
  // The first file has no end until the test writes one.
  execFileSync('mkfifo', [path.join(folder, '160.webp')]);
  writeFileSync(path.join(folder, '480.webp'), 'large');
  const reading = kinds[0]?.read(media, key);
  const openEnd = () => open(path.join(folder, '160.webp'), constants.O_WRONLY | constants.O_NONBLOCK);
  const end = await vi.waitFor(openEnd, { timeout: 20_000 });
  const aside = path.join(held, key);
  renameSync(folder, aside);
  rmSync(path.join(aside, '160.webp'));
  writeFileSync(path.join(aside, '160.webp'), 'small');
  await end.close();
  const read = (await reading)?.map(({ path: place, bytes }) => [path.basename(place), String(bytes)]);
  expect(read?.toSorted()).toEqual([
    ['160.webp', 'small'],
    ['480.webp', 'large'],
  ]);
});
