// Finds an installed Chromium for the browser tests, or installs the distribution's package if run as root.
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

// Headless shells draw no windows, so tests run faster in them.
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export class NoChromiumError extends Error {}

/** @throws NoChromiumError with a message that says how to get one */
export function findChromium(): string {
  const found = search() ?? (['chromium-headless-shell', 'chromium'].some(installPackage) ? search() : undefined);
  if (found) return found;
  throw new NoChromiumError(
    'The browser tests need Chromium, and none was found. Install it (Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium), or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function search(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = [...headlessShells, ...browsers].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...places, ...macPlaces].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}

function installPackage(name: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log(`No Chromium found: installing the package ${name}...`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', name], options).status === 0;
}
