import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { setUpTestDatabase } from '../../testing/test-database.ts';
import { checkDatabase } from './check-database.ts';

const { url } = await setUpTestDatabase();

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
