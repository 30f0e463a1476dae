// Finds the browsers of the engine tests, beside Chromium: Firefox, and WebKitGTK's MiniBrowser with its driver.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, isExecutable, placesInPath } from './install-package.ts';

/** The paths of the programs. */
export interface Engines {
  readonly firefox: string;
  readonly webkit: { readonly driver: string; readonly browser: string; readonly display: string };
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

export const howToGetEngines =
  `They need Firefox, WebKitGTK's driver and Xvfb. ` +
  `Install them (Debian: apt-get install ${packages.join(' ')}), or run the tests as root, which installs them.`;

/** Finds the engines. Null if they are not installed and cannot be installed. */
export function findEngines(): Engines | null {
  return search() ?? (installPackages(packages) ? search() : null);
}

function search(): Engines | null {
  const [firefox, driver, display] = [['firefox-esr', 'firefox'], ['WebKitWebDriver'], ['Xvfb']].map((names) =>
    placesInPath(names).find(isExecutable),
  );
  const browser = miniBrowsers().find(isExecutable);
  return firefox && driver && display && browser ? { firefox, webkit: { driver, browser, display } } : null;
}

/**
 * Finds MiniBrowser. Its package puts it beside WebKitGTK's other programs:
 * /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser.
 */
function miniBrowsers(): string[] {
  const folders = ['/usr/libexec', '/usr/lib'].flatMap((folder) => [folder, ...foldersIn(folder, /-linux-gnu/)]);
  return folders
    .flatMap((folder) => foldersIn(folder, /^webkit(2gtk|gtk)-/))
    .map((folder) => path.join(folder, 'MiniBrowser'));
}

function foldersIn(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .map((entry) => path.join(folder, entry));
}
