// Fails on a file of the web app that has state of its own and no test beside it that imports it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSources } from './list-imports.ts';
import { findUntestedState } from './state-tests.ts';
import { seenElsewhere } from './state-seen-elsewhere.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['web/src', 'web/service-worker'].flatMap((folder) => listSources(path.join(root, folder)));
const files = new Map(sources.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
const problems = findUntestedState(files, seenElsewhere, (file) => existsSync(path.join(root, file)));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${files.size} files of the web app: whatever has state has a test.`);
