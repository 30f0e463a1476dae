import { installPackages, isExecutable, placesInPath } from './install-package.ts';

// Tests run faster in headless shells, because these draw no windows.
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export class NoChromiumError extends Error {}

/** @throws NoChromiumError with a message that says how to install one */
export function findChromium(): string {
  const packages = ['chromium-headless-shell', 'chromium'];
  const found = search() ?? (packages.some((name) => installPackages([name])) ? search() : undefined);
  if (found) return found;
  throw new NoChromiumError(
    'The browser tests need Chromium, and none was found. Install it ' +
      '(Debian: apt-get install chromium-headless-shell; macOS: brew install --cask chromium), ' +
      'or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function search(): string | undefined {
  const places = placesInPath([...headlessShells, ...browsers]);
  return [process.env['CHROMIUM_PATH'] ?? '', ...places, ...macPlaces].find(isExecutable);
}
