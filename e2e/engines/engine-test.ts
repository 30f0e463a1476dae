import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { findEngines, howToGetEngines } from '../../scripts/find-engines.ts';
import type { PhotoFile } from '../people/photo-files.ts';
import { serverAddress } from '../server/api-requests.ts';
import type { Driver, Window } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { visit, type Visitor } from './visitor.ts';
import { openWebkit } from './webkit.ts';

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
  /** The size of the window, in px. The default is a phone's. */
  size: Window;
  /** The visitor finds the app at this address. */
  address: string;
  /** Further settings of Firefox, by their names in its `about:config`. */
  firefoxPreferences: Record<string, unknown>;
}

interface Fixtures extends EngineOptions {
  driver: Driver;
  visitor: Visitor;
  /** Writes a photo to a file, for `upload`. */
  save: (photo: PhotoFile) => string;
}

export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],

  address: async ({}, use) => use(serverAddress()),

  firefoxPreferences: [{}, { option: true }],

  driver: async ({ engine, size, firefoxPreferences }, use) => {
    const engines = findEngines();
    if (!engines) throw new Error(`The engine tests cannot run. ${howToGetEngines}`);
    const driver = await (engine === 'firefox'
      ? openFirefox(engines.firefox, size, firefoxPreferences)
      : openWebkit(engines.webkit, size));
    await use(driver);
    await driver.close();
  },

  visitor: async ({ driver, address }, use) => use(visit(driver, address)),

  save: async ({}, use, testInfo) =>
    use(({ name, buffer }) => {
      const file = testInfo.outputPath(name);
      writeFileSync(file, buffer);
      return file;
    }),
});

export { expect } from '@playwright/test';
