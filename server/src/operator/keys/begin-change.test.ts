import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyPlaces } from '../../config/changing-key.ts';
import { Secret } from '../../config/secret.ts';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { takeOver } from './begin-change.ts';

test('a key stays in its file as long as it is not kept as the earlier one', () => {
  const dataDir = makeDataFolder();
  const [current, next] = ['ab'.repeat(32), 'cd'.repeat(32)];
  for (const [name, text] of Object.entries({ 'vault-key': current, 'vault-key.next': next }))
    writeFileSync(path.join(dataDir, name), text);
  // Nothing can be written under this name.
  mkdirSync(path.join(dataDir, 'vault-key.old'));
  const key = { ...keyPlaces.vault, kind: 'vault', isVariable: false, old: null, known: [] } as const;
  const changing = { ...key, current: new Secret(current), next: new Secret(next) };
  expect(() => takeOver(changing, dataDir)).toThrow('EISDIR');
  const kept = ['vault-key', 'vault-key.next'].map((name) => readFileSync(path.join(dataDir, name), 'utf8'));
  expect(kept).toEqual([current, next]);
});
