import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { people } from '../../testing/whole-member/planted-rows.ts';
import { readTables } from '../../testing/whole-member/read-tables.ts';
import { plantWholeMember } from '../../testing/whole-member/whole-member.ts';
import { deleteRows } from './delete-account.ts';
import { exportAccount, type ExportDependencies } from './export-account.ts';
import { personalTables } from './personal-tables.ts';

const { database } = await setUpTestDatabase();
const clock = createTestClock('2026-03-09T20:59:59Z');
await plantWholeMember(database);

/** Files that say which key and which size of them were read. */
const files: Pick<ExportDependencies, 'photoStorage' | 'mediaStorage'> = {
  photoStorage: { read: (key: string, width: number) => Promise.resolve(Buffer.from(`${key} ${width}`)) } as never,
  mediaStorage: { read: (key: string, name: string) => Promise.resolve(Buffer.from(`${key} ${name}`)) } as never,
};

async function readArchive(language: 'en' | 'sw'): Promise<[name: string, text: string][]> {
  const parts = [];
  for await (const part of await exportAccount({ database, clock, ...files }, people.me, language)) parts.push(part);
  return Object.entries(unzipSync(Buffer.concat(parts))).map(([name, text]) => [name, new TextDecoder().decode(text)]);
}

/** The page with each heading, term and paragraph in a line of its own. */
const inLines = (page: string): string =>
  page.replace(/<style>.*<\/style>/, '').replaceAll(/(<(?:h1|h2|p|dl|dt|ul|li)\b)/g, '\n$1');

test('the archive of a member has all of theirs, in the order of the page, and nothing of others', async () => {
  const archive = await readArchive('en');
  expect(archive.map(([name]) => name)[0]).toBe('index.html');
  const documents = archive
    .filter(([name]) => name !== 'index.html')
    .map(([name, text]) => `== ${name}\n${text.trim()}`);
  await expect(`${documents.join('\n')}\n`).toMatchFileSnapshot('./in-words/whole-archive.txt');
});

test('its page says all of it in words', async () => {
  const [[name, page] = [], ...others] = await readArchive('sw');
  expect([name, others.length > 40]).toEqual(['index.html', true]);
  await expect(`${inLines(page ?? '')}\n`).toMatchFileSnapshot('./in-words/whole-archive.sw.txt');
});

/** Each row of each table, under the name of the table. */
async function readAll(): Promise<string> {
  const tables = [...(await readTables(database, Object.keys(personalTables)))];
  return tables.flatMap(([name, rows]) => [`== ${name}`, ...rows]).join('\n');
}

test('what is left when the member leaves names them nowhere, and all that others have is there', async () => {
  await database.pool.query("delete from exports where started_at >= '2026-03-09'");
  const { email, language } = (await deleteRows({ database, clock }, people.me))?.address ?? {};
  expect([email, language]).toEqual(['me@example.com', 'sw']);
  await expect(`${await readAll()}\n`).toMatchFileSnapshot('./in-words/left-of-a-member.txt');
});
