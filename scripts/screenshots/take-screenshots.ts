// Takes a screenshot of every screen at every size, light and dark, and writes an index.html that shows them side by
// side. `npm run screenshots` writes to screenshots/. `npm run screenshots -- chat` retakes those with "chat" in their
// title. SCREENSHOTS=folder writes elsewhere. DESIGN_PICTURES=folder shows the design's pictures beside the
// screenshots.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOutdated } from '../build-outdated.ts';
import { findChromium } from '../find-chromium.ts';
import { writeScreenshotIndex } from './screenshot-index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(process.env['SCREENSHOTS'] ?? path.join(root, 'screenshots'));
const designFolder = path.resolve(process.env['DESIGN_PICTURES'] ?? path.join(root, 'docs/design-pictures'));
const titles = process.argv.slice(2);
const wanted = titles.filter((title) => !title.startsWith('--'));

if (!(await buildOutdated())) process.exit(1);
if (titles.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const args = [
  'test',
  '--config',
  'e2e/screenshots/playwright.config.ts',
  ...titles.filter((title) => title.startsWith('--')),
  // Playwright uses only the last --grep, so the words are combined into one.
  ...(wanted.length > 0 ? ['--grep', wanted.join('|')] : []),
];
const variables = { CHROMIUM_PATH: findChromium(), SCREENSHOTS: folder };
const { status } = spawnSync('node_modules/.bin/playwright', args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...variables },
});
const count = writeScreenshotIndex(folder, designFolder);
console.log(`${count} screenshots: ${path.join(folder, 'index.html')}`);
process.exitCode = status ?? 1;
