import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as react from 'react';
import { expect, test } from 'vitest';
import { libraryAliases } from './library-aliases.ts';

test('wouter takes nothing but useSyncExternalStore from the aliased module, and React exports it', () => {
  const wouter = path.dirname(fileURLToPath(import.meta.resolve('wouter')));
  const [aliased] = Object.keys(libraryAliases);
  expect(readFileSync(path.join(wouter, 'use-sync-external-store.js'), 'utf8').trim()).toBe(
    `export { useSyncExternalStore } from "${aliased}";`,
  );
  expect(react.useSyncExternalStore).toBeTypeOf('function');
});
