import { expect, test } from 'vitest';
import { findLockFaults, listPlatformPackages, type Lock } from './lock-faults.ts';

const binary = (os: string, cpu: string, libc?: string) => ({
  version: '2.0.0',
  integrity: `sha512-${os}-${cpu}`,
  optional: true,
  os: [os],
  cpu: [cpu],
  ...(libc !== undefined && { libc: [libc] }),
});

const manifests = {
  '': { devDependencies: { linter: '^2.0.0' } },
  web: { dependencies: { '@app/contract': '*', schema: '^4.1.0' } },
};

const names = [
  'linter-android-arm64',
  'linter-darwin-arm64',
  'linter-linux-arm64-gnu',
  'linter-linux-x64-gnu',
  'linter-linux-x64-musl',
  'linter-wasm32-wasi',
  'linter-win32-x64',
];

/** A lock with a linter, which has binaries, and a schema library. The registry offers no binary for Android. */
const committed: Lock = {
  '': { version: '0.1.0', ...manifests[''] },
  contract: { version: '0.1.0' },
  web: { version: '0.1.0', ...manifests.web },
  'node_modules/@app/contract': { link: true, resolved: 'contract' },
  'node_modules/linter': {
    version: '2.0.0',
    integrity: 'sha512-linter',
    optionalDependencies: Object.fromEntries(names.map((name) => [name, '2.0.0'])),
  },
  'node_modules/linter-darwin-arm64': binary('darwin', 'arm64'),
  'node_modules/linter-linux-arm64-gnu': binary('linux', 'arm64', 'glibc'),
  'node_modules/linter-linux-x64-gnu': binary('linux', 'x64', 'glibc'),
  'node_modules/linter-linux-x64-musl': binary('linux', 'x64', 'musl'),
  'node_modules/linter-wasm32-wasi': {
    version: '2.0.0',
    integrity: 'sha512-wasm',
    optional: true,
    dependencies: { 'wasm-runtime': '^1.0.0' },
  },
  // npm accepts a single word in place of a list.
  'node_modules/linter-win32-x64': { ...binary('win32', 'x64'), os: 'win32' },
  'node_modules/schema': { version: '4.2.0', integrity: 'sha512-schema' },
  'node_modules/wasm-runtime': { version: '1.0.1', integrity: 'sha512-runtime', optional: true },
};

const faultsOf = (lock: Lock, before = committed) => findLockFaults(manifests, lock, before);
const without = (...places: string[]): Lock =>
  Object.fromEntries(Object.entries(committed).filter(([place]) => !places.includes(place)));
const withEntry = (place: string, fields: Lock[string]): Lock => ({
  ...committed,
  [place]: { ...committed[place], ...fields },
});

test('a lock as it was committed is fine', () => {
  expect(faultsOf(committed)).toEqual([]);
});

test('a version that moved within its range is a fault', () => {
  expect(faultsOf(withEntry('node_modules/schema', { version: '4.3.0', integrity: 'sha512-next' }))).toEqual([
    'node_modules/schema moved from 4.2.0 to 4.3.0',
  ]);
});

test('another content at the same version is a fault', () => {
  expect(faultsOf(withEntry('node_modules/schema', { integrity: 'sha512-other' }))).toEqual([
    'node_modules/schema has another content at the same version',
  ]);
});

test('a version that does not fit a package.json is a fault, also if it was committed so', () => {
  const lock = withEntry('node_modules/schema', { version: '3.9.0' });
  expect(faultsOf(lock, lock)).toEqual(['web/package.json asks for schema ^4.1.0, and the lock has 3.9.0']);
});

test('a version in the workspace’s own folder is the one that must fit', () => {
  const lock = {
    ...withEntry('node_modules/schema', { version: '3.9.0' }),
    'web/node_modules/schema': { version: '4.2.0', integrity: 'sha512-schema' },
  };
  expect(faultsOf(lock, lock)).toEqual([]);
});

test('what a package.json asks for and the lock lacks is a fault', () => {
  const lock = without('node_modules/schema', 'node_modules/@app/contract');
  expect(faultsOf(lock, lock)).toEqual([
    'web/package.json asks for @app/contract, which is not in the lock',
    'web/package.json asks for schema, which is not in the lock',
  ]);
});

test.each([
  ['darwin-arm64', 'linter-darwin-arm64'],
  ['linux-arm64', 'linter-linux-arm64-gnu'],
  ['linux-x64', 'linter-linux-x64-gnu'],
])('a binary that is missing for %s is a fault, whether it was committed or not', (platform, name) => {
  const lock = without(`node_modules/${name}`);
  const fault = `node_modules/linter needs ${name} 2.0.0 on ${platform}, and the lock lacks it`;
  expect(faultsOf(lock, lock)).toEqual([fault]);
  expect(faultsOf(lock)).toEqual([fault]);
});

test('a binary of another version than its package asks for is a fault', () => {
  const lock = withEntry('node_modules/linter-darwin-arm64', { version: '1.9.0' });
  expect(faultsOf(lock, lock)).toEqual([
    'node_modules/linter needs linter-darwin-arm64 2.0.0 on darwin-arm64, and the lock lacks it',
  ]);
});

test('a binary whose name says no platform is known by what was committed', () => {
  const watcher = { version: '2.0.0', integrity: 'sha512-watcher', optionalDependencies: { 'mac-events': '1.0.0' } };
  const events = { version: '1.0.0', integrity: 'sha512-events', optional: true, os: ['darwin'] };
  const before = { ...committed, 'node_modules/linter': watcher, 'node_modules/mac-events': events };
  expect(faultsOf({ ...without(), 'node_modules/linter': watcher }, before)).toEqual([
    'node_modules/linter needs mac-events 1.0.0 on darwin-arm64, and the lock lacks it',
  ]);
});

test('a binary for another platform may be added or be gone, with what only it needs', () => {
  expect(faultsOf(withEntry('node_modules/linter-android-arm64', binary('android', 'arm64')))).toEqual([]);
  expect(faultsOf(without('node_modules/linter-win32-x64', 'node_modules/linter-linux-x64-musl'))).toEqual([]);
  const noWasm = without('node_modules/linter-wasm32-wasi', 'node_modules/wasm-runtime');
  expect(faultsOf(noWasm)).toEqual([]);
  expect(faultsOf(committed, noWasm)).toEqual([]);
});

test('a binary for another platform that moved is a fault', () => {
  expect(faultsOf(withEntry('node_modules/linter-win32-x64', { version: '2.0.1' }))).toEqual([
    'node_modules/linter-win32-x64 moved from 2.0.0 to 2.0.1',
  ]);
});

test('any other package that is new or gone is a fault, also an optional one for every platform', () => {
  const everywhere = { version: '1.0.0', integrity: 'sha512-faster', optional: true };
  const linter = { optionalDependencies: { faster: '1.0.0' } };
  const lock = { ...withEntry('node_modules/linter', linter), 'node_modules/faster': everywhere };
  expect(faultsOf(lock)).toEqual(['node_modules/faster is new']);
  expect(faultsOf(committed, lock)).toEqual(['node_modules/faster is gone']);
});

test('the packages for single platforms are listed with what only they need', () => {
  expect(listPlatformPackages(committed)).toEqual([
    'node_modules/linter-darwin-arm64',
    'node_modules/linter-linux-arm64-gnu',
    'node_modules/linter-linux-x64-gnu',
    'node_modules/linter-linux-x64-musl',
    'node_modules/linter-wasm32-wasi',
    'node_modules/linter-win32-x64',
    'node_modules/wasm-runtime',
  ]);
});
