/**
 * Draws the pictures that messengers show with a link to the landing page, one for each language, into
 * web/public/share/. Run it after a change of their texts or portraits: `node scripts/draw-share-pictures.ts`. WhatsApp
 * does not show large pictures.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '../contract/src/language.ts';
import { sharePicture } from '../web/build/share-picture.ts';
import { findChromium } from './find-chromium.ts';

const folder = path.join(import.meta.dirname, '../web/public/share');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of languages) {
  /* oxlint-disable no-await-in-loop -- one page draws them one after the other */
  await page.setContent(sharePicture(language), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `mwanzo-${language}.jpg`), type: 'jpeg', quality: 74 });
}
await browser.close();
