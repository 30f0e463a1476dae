import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyPurposes } from './key-purposes.fixture.ts';

const sources = path.resolve(import.meta.dirname, '..');
const derives = /\b(?:createHmac|createKeyedHash|hkdfSync|vaultKeysOf|createValueSeal)\(/;

/** These derive nothing from a key that can be changed with members' data behind it. */
const others = new Set([
  'config/key-id.ts',
  'database/scram-verifier.ts',
  'gateways/keyed-hash.ts',
  'gateways/sealing/seal-value.ts',
  'gateways/sealing/vault-key.ts',
  'gateways/turn/turn-server.ts',
]);

test('every file that derives something from a key is in the list of its purposes', () => {
  const found = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !/\.(?:test|fixture)\.ts$|^(?:testing|operator|start|permissions)\//.test(file))
    .filter((file) => derives.test(readFileSync(path.join(sources, file), 'utf8')) && !others.has(file));
  expect(found.toSorted()).toEqual(keyPurposes.flatMap(({ files }) => files).toSorted());
});

test('the page for operators says of every purpose what becomes of it', () => {
  const page = readFileSync(path.resolve(sources, '../../docs/operating.md'), 'utf8');
  for (const { what, fate } of keyPurposes) expect(page).toMatch(new RegExp(`^\\| ${what} +\\| ${fate} +\\|`, 'm'));
});
