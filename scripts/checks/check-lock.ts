// Fails if package-lock.json differs from the committed one. It may differ only in the binaries for foreign platforms:
// npm lists those that the registry offers on that day.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLockFaults, listPlatformPackages, type Lock, type Manifest } from './lock-faults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = 'package-lock.json';

const packagesOf = (text: string): Lock => (JSON.parse(text) as { packages: Lock }).packages;
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest & { workspaces?: string[] };

const lock = packagesOf(readFileSync(path.join(root, file), 'utf8'));
// Staged changes count as committed, because a developer intends to commit them, and a fresh clone has none.
const committed = packagesOf(execFileSync('git', ['show', `:${file}`], { cwd: root, encoding: 'utf8' }));
const folders = ['', ...(readManifest('').workspaces ?? [])];
const manifests = Object.fromEntries(folders.map((folder) => [folder, readManifest(folder)]));

const faults = findLockFaults(manifests, lock, committed);
for (const fault of faults) console.error(`${file}: ${fault}`);
if (faults.length > 0) {
  console.error(`If you mean the new versions: git add ${file}. A binary that the registry did not serve is missing.`);
  process.exit(1);
}
const added = listPlatformPackages(lock).filter((place) => !committed[place]);
const gone = listPlatformPackages(committed).filter((place) => !lock[place]);
for (const place of added) console.log(`npm has added for another platform: ${place}`);
for (const place of gone) console.log(`npm has left out for another platform: ${place}`);
console.log(`${Object.keys(lock).length} packages, at the committed versions and complete for Linux and macOS.`);
