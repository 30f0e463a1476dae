import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBrowserVersions } from './browser-versions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-browsers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function makeBrowser(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

test('each browser is named with its version, or with its path if it tells none', () => {
  const chromium = makeBrowser('chromium', 'echo a warning; echo "Chromium 156.0.1"');
  const firefox = makeBrowser('firefox', 'exit 1');
  const webkit = { driver: '', browser: '', display: '' };
  expect(listBrowserVersions(chromium, null)).toEqual(['Chromium 156.0.1']);
  expect(listBrowserVersions(chromium, { firefox, webkit })).toEqual([
    'Chromium 156.0.1',
    `${firefox}, of an unknown version`,
    expect.stringMatching(/^WebKitGTK /),
  ]);
});
