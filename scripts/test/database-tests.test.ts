import { expect, test } from 'vitest';
import { whatRuns } from './database-tests.ts';

const place = 'server/src/database/sql.ts';

test('types and comments of the database do not count as a change of it, and all else does', () => {
  const before = "import type { A } from './a.ts';\nexport const find = (id: string): A => ask('select $1', id);";
  const after = "/** It finds. */\nexport const find = (id: number) => ask('select $1', id);";
  expect(whatRuns(place, after)).toBe(whatRuns(place, before));
  expect(whatRuns(place, after.replace('$1', '$2'))).not.toBe(whatRuns(place, before));
  expect(whatRuns(place, "import type { A } from './a.ts';\nexport interface B { a: A }")).toBe(whatRuns(place, null));
  const migration = '-- A comment.\nselect 1;';
  expect(whatRuns('server/src/database/migrations/0001.sql', migration)).toBe(migration);
});
