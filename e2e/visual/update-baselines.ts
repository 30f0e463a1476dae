// Takes the pictures in baselines/ anew.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOutdated } from '../../scripts/build-outdated.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { reduceColours } from '../../server/src/testing/images/reduce-colours.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Each change of a picture stays in the history of the repository. */
const bytesMax = 3_000_000;
const folder = path.join(import.meta.dirname, 'baselines');

if (!(await buildOutdated())) process.exit(1);
rmSync(folder, { recursive: true, force: true });
const args = ['test', '--config', 'e2e/visual/playwright.config.ts', '--update-snapshots'];
const { status } = spawnSync('node_modules/.bin/playwright', args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findChromium() },
});
let bytes = 0;
for (const name of readdirSync(folder)) {
  const file = path.join(folder, name);
  const picture = await reduceColours(readFileSync(file));
  writeFileSync(file, picture);
  bytes += picture.length;
}
console.log(`${(bytes / 1e6).toFixed(2)} MB of at most ${bytesMax / 1e6}`);
process.exitCode = bytes > bytesMax ? 1 : (status ?? 1);
