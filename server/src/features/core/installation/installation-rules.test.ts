import { expect, test } from 'vitest';
import { judgeInstallation } from './installation-rules.ts';

const fresh = { name: null, preparedName: null, holdsFiles: false };

test.each([
  ['the same name', { name: 'one' }, { name: 'one', holdsFiles: true }, 'agreed'],
  ['two names', { name: 'one' }, { name: 'other' }, 'differ'],
  ['two names, of which the prepared one fits', { name: 'one' }, { name: 'other', preparedName: 'one' }, 'differ'],
  ['a named database and a folder without a name', { name: 'one' }, {}, 'differ'],
  ['a named folder and a database without a name', {}, { name: 'one' }, 'differ'],
  ['the name that a killed process has prepared', { name: 'one' }, { preparedName: 'one' }, 'keep_name'],
  ['another prepared name', { name: 'one' }, { preparedName: 'other' }, 'differ'],
  ['a prepared name that no database has', {}, { preparedName: 'one' }, 'name'],
  ['nothing at all', {}, {}, 'name'],
  ['files of members', { hasMembers: true }, { holdsFiles: true }, 'name'],
  ['files, and no members', {}, { holdsFiles: true }, 'files_of_others'],
] as const)('a database and a folder with %s', (_, database, folder, verdict) => {
  expect(
    judgeInstallation({
      database: { name: null, hasMembers: false, ...database },
      folder: { ...fresh, ...folder },
    }),
  ).toBe(verdict);
});

test('each database with each folder', async () => {
  const both = [true, false];
  const lines = [null, 'one', 'other'].flatMap((name) =>
    both.flatMap((hasMembers) =>
      [null, 'one'].flatMap((folderName) =>
        [null, 'one', 'other'].flatMap((preparedName) =>
          both.map((holdsFiles) => {
            const database = { name, hasMembers };
            const folder = { name: folderName, preparedName, holdsFiles };
            const verdict = judgeInstallation({ database, folder });
            return `${JSON.stringify(database)} with ${JSON.stringify(folder)}: ${verdict}`;
          }),
        ),
      ),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/verdicts.txt');
});
