// Takes a picture of every screen in every size, light and dark, and writes index.html to look at them side by side.
// `npm run screenshots` writes to screenshots/; `npm run screenshots -- chat` takes those again whose test names "chat".
// SCREENSHOTS=folder writes elsewhere, DESIGN_PICTURES=folder puts the design's pictures beside ours.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOutdated } from '../build-outdated.ts';
import { findChromium } from '../find-chromium.ts';
import { writeScreenshotIndex } from './screenshot-index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(process.env['SCREENSHOTS'] ?? path.join(root, 'screenshots'));
const designFolder = path.resolve(process.env['DESIGN_PICTURES'] ?? path.join(root, 'docs/design-pictures'));
const wanted = process.argv.slice(2);

if (!(await buildOutdated({ isDemo: true }))) process.exit(1);
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const values = [
  'test',
  '--config',
  'e2e/screenshots/playwright.config.ts',
  ...wanted.flatMap((words) => (words.startsWith('--') ? [words] : ['--grep', words])),
];
const variables = { CHROMIUM_PATH: findChromium(), SCREENSHOTS: folder };
const { status } = spawnSync('node_modules/.bin/playwright', values, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...variables },
});
const count = writeScreenshotIndex(folder, designFolder);
console.log(`${count} pictures: ${path.join(folder, 'index.html')}`);
process.exitCode = status ?? 1;
