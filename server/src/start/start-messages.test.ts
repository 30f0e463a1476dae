import { expect, test } from 'vitest';
import { MigrationError } from '../database/migrate.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { describe } from './check-installation.ts';
import { explainDatabaseError } from './explain-database-error.ts';
import { explainListenError } from './listen.ts';
import { StartError } from '../errors/start-error.ts';

const failing = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['EADDRINUSE', 'Port 80 is in use. Stop the program that listens there, or choose another port: PORT=81 npm run dev'],
  ['EACCES', 'This user may not listen on port 80. Choose a port above 1023: PORT=3000 npm run dev'],
  ['EADDRNOTAVAIL', 'HOST=10.0.0.1 is not an address of this machine.'],
  ['ENOTFOUND', 'HOST=10.0.0.1 is not an address of this machine.'],
  ['EMFILE', 'The server cannot listen on 10.0.0.1:80: failed'],
])('a start that cannot listen because of %s says what to change', (code, sentence) => {
  expect(explainListenError(failing(code), { host: '10.0.0.1', port: 80 }, 'npm run dev')).toBe(sentence);
});

test.each([
  ['28P01', 'The database refuses the password in DATABASE_URL.'],
  ['28000', 'The database refuses the user in DATABASE_URL.'],
  ['3D000', 'The database that DATABASE_URL names does not exist. Create it first.'],
  [
    '42501',
    'The user in DATABASE_URL may neither create tables in that database nor use those that are there. Let their ' +
      `owner run: npm run operator -- prepare-database USER (docs/operating.md, "The database's roles")`,
  ],
])('a database that refuses with %s is explained, also where the error is a cause', (code, sentence) => {
  for (const error of [failing(code), new Error('Migration failed', { cause: failing(code) })])
    expect(explainDatabaseError(error)).toMatchObject({
      name: 'StartError',
      message: sentence,
    });
});

test('a database that lacks a migration is explained by what the owner has to run, without a stack', () => {
  const sentence = 'The database lacks 0087_shown_photos.sql. As the owner, run: ...';
  expect(explainDatabaseError(new MigrationError(sentence))).toEqual(new StartError(sentence));
});

test('a database that is away is explained with its code, and any other error stays as it is', () => {
  const away = (cause: unknown) => explainDatabaseError(new DatabaseUnavailableError('away', { cause }));
  const sentence = (code: string) =>
    `The database cannot be reached${code}. Check DATABASE_URL and that PostgreSQL is running there.`;
  expect(away(failing('ECONNREFUSED'))).toEqual(new StartError(sentence(' (ECONNREFUSED)')));
  expect(away(new Error('timeout'))).toEqual(new StartError(sentence('')));
  for (const error of [failing('42601'), new Error('a mistake'), 'no error'])
    expect(explainDatabaseError(error)).toBe(error);
});

test('an installation is described by its two names, and what each side holds', () => {
  const lines = (database: object, folder: object) =>
    describe({ database, folder } as Parameters<typeof describe>[0], '/data').join('\n');
  expect(lines({ name: 'one', hasMembers: true }, { name: 'two', holdsFiles: false })).toBe(
    '  database  one, with members\n  DATA_DIR  two, without files of members (/data)',
  );
  expect(lines({ name: null, hasMembers: false }, { name: null, holdsFiles: true })).toBe(
    '  database  no name yet, without members\n  DATA_DIR  no name yet, with files of members (/data)',
  );
});
