import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { findEngines, howToGetEngines } from '../../scripts/find-engines.ts';
import type { PhotoFile } from '../people/photo-files.ts';
import { serverAddress } from '../server/api-requests.ts';
import type { Driver, Window } from './driver.ts';
import { openFirefoxPage, startFirefox } from './firefox.ts';
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

interface WorkerFixtures {
  /** Returns the Firefox that tests share. To start one takes longer than most tests do. */
  sharedFirefox: () => Promise<Browser>;
}

function findPrograms() {
  const engines = findEngines();
  if (!engines) throw new Error(`The engine tests cannot run. ${howToGetEngines}`);
  return engines;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],

  address: async ({}, use) => use(serverAddress()),

  firefoxPreferences: [{}, { option: true }],

  sharedFirefox: [
    async ({}, use) => {
      let started: Promise<Browser> | undefined;
      await use(() => (started ??= startFirefox(findPrograms().firefox)));
      await (await started)?.close();
    },
    { scope: 'worker' },
  ],

  driver: async ({ engine, size, firefoxPreferences, sharedFirefox }, use) => {
    const { firefox, webkit } = findPrograms();
    const isShared = Object.keys(firefoxPreferences).length === 0;
    const own = engine === 'firefox' && !isShared ? await startFirefox(firefox, firefoxPreferences) : null;
    const driver =
      engine === 'webkit'
        ? await openWebkit(webkit, size)
        : await openFirefoxPage(own ?? (await sharedFirefox()), size);
    await use(driver);
    await driver.close();
    await own?.close();
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
