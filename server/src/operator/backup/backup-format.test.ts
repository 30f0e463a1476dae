import { expect, test } from 'vitest';
import { listMigrations } from '../../database/migrate.ts';
import { OperatorError } from '../operator-terminal.ts';
import { readLine, writeLine } from './backup-format.ts';
import { dataEntries, entriesBeforeRestore, movedEntries, restoredEntries } from './data-entries.ts';
import { requireFullSchema, requireKnown } from './known-migrations.ts';

const [sha256, key] = ['ab'.repeat(32), 'cd'.repeat(16)];

test.each([
  [`media/ab/${key}/160.webp`, true],
  [`message-media/ab/${key}/note.webm.sealed`, true],
  [`vault/${key}.bin`, true],
  ['installation', true],
  ['vault-check', true],
  ['known-keys', true],
  [`media/ab/${key}/../160.webp`, false],
  [`media/../${key}/160.webp`, false],
  [`media/ab/${key}`, false],
  [`vault-keys/${key}`, false],
  [`vault/${key}.key`, false],
  ['secret-key', false],
  ['vault-key', false],
  ['/etc/passwd', false],
  ['installation/x', false],
  ['', false],
])('a backup may bring the file %j: %s', (path, may) => {
  const line = `${sha256} 17 ${path}`;
  expect(readLine(line)).toEqual(may ? { sha256, bytes: 17, path } : null);
  if (may) expect(writeLine({ sha256, bytes: 17, path })).toBe(`${line}\n`);
  for (const broken of [`${sha256.slice(1)} 17 ${path}`, `${sha256} -1 ${path}`, `${sha256} ${path}`])
    expect(readLine(broken)).toBeNull();
});

test('what a backup takes, what may be there before a restore, and what moves with an installation', () => {
  expect(restoredEntries).toEqual(['media', 'message-media', 'vault', 'installation', 'vault-check', 'known-keys']);
  const keys = ['secret-key', 'vault-key', 'vapid-key'].flatMap((name) => [name, `${name}.next`, `${name}.old`]);
  const embedded = ['postgres', 'postgres.owners', 'postgres.moved'];
  expect([...entriesBeforeRestore]).toEqual([...keys, ...embedded, 'lost+found']);
  expect(movedEntries).toEqual([...restoredEntries, ...keys, 'vault-keys']);
  const left = [...embedded, 'uploads', 'outbox', 'turn', 'last-backup', 'restoring'];
  expect(Object.keys(dataEntries)).toEqual([...movedEntries, ...left]);
});

const all = listMigrations().map(({ name, sha256: sum }) => ({ name, sha256: sum }));
const problemOf = (work: () => void): string => {
  try {
    work();
    return '';
  } catch (error) {
    if (error instanceof OperatorError && error.exitCode === 1) return error.message.replaceAll(/\d+\.\d+\.\d+/g, 'X');
    throw error;
  }
};

test('a schema is known only if each migration is, in its text and without a gap', () => {
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('There are three migrations');
  expect(problemOf(() => requireKnown(all, 'It'))).toBe('');
  expect(problemOf(() => requireKnown(all.slice(0, 2), 'It'))).toBe('');
  expect(problemOf(() => requireKnown([...all, { name: '9999_new.sql', sha256 }], 'It'))).toBe(
    'It has 9999_new.sql, which this release (X) does not know: use the newer release that made it.',
  );
  expect(problemOf(() => requireKnown([{ ...first, sha256 }], 'It'))).toBe(
    `It has another ${first.name} than this release (X): use the release that made it.`,
  );
  expect(problemOf(() => requireKnown([first, third], 'It'))).toBe(
    `It lacks ${second.name}, although it has ${third.name}.`,
  );
  expect(problemOf(() => requireFullSchema(all))).toBe('');
  expect(problemOf(() => requireFullSchema(all.slice(0, -1)))).toBe(
    `The database lacks ${all.at(-1)?.name}: it is older than this release (X). Use the release that serves it, or ` +
      'bring it up to date first: npm run operator -- prepare-database ROLE',
  );
});
