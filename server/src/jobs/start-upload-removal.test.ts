import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { startUploadRemoval } from './start-upload-removal.ts';

const abandonedMs = 60_000;

function startIn(folder: string) {
  const [onRemoved, onFailure] = [vi.fn(), vi.fn()];
  const loop = startUploadRemoval({ folder, abandonedMs, onRemoved, onFailure }, 10);
  onTestFinished(() => loop.stop());
  return { onRemoved, onFailure };
}

function abandon(folder: string, name: string): void {
  const place = path.join(folder, name);
  mkdirSync(place, { recursive: true });
  utimesSync(place, 0, 0);
}

test('abandoned uploads are removed and counted at once and again later, and nothing is said of none', async () => {
  const folder = makeDataFolder();
  for (const name of ['one', 'other']) abandon(folder, name);
  const { onRemoved, onFailure } = startIn(folder);
  await vi.waitFor(() => expect(onRemoved.mock.calls).toEqual([[2]]));
  abandon(folder, 'later');
  await vi.waitFor(() => expect(onRemoved.mock.calls).toEqual([[2], [1]]));
  expect([readdirSync(folder), onFailure.mock.calls]).toEqual([[], []]);
});

test('a folder that cannot be read is reported, and looked at again', async () => {
  const folder = path.join(makeDataFolder(), 'uploads');
  const { onRemoved, onFailure } = startIn(folder);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith('remove abandoned uploads', expect.any(Error)));
  abandon(folder, 'left');
  await vi.waitFor(() => expect(onRemoved).toHaveBeenCalledWith(1));
  rmSync(folder, { recursive: true });
});
