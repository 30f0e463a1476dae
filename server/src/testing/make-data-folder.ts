import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder for the files of an app, which is removed when the test file ends. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-test-data-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
