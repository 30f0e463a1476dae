import { type Browser, type ElementHandle, launch } from 'puppeteer-core';
import type { DrivenElement, Driver, Window } from './driver.ts';
import { findUsable, recordComplaints } from './in-page.ts';

function drive(handle: ElementHandle<Element>): DrivenElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    select: async (value) => void (await handle.select(value)),
    upload: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
  };
}

/** Starts Firefox without a window. It is driven over WebDriver BiDi. */
export const startFirefox = (program: string, preferences: Record<string, unknown> = {}): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    env: { ...process.env, TZ: 'Africa/Nairobi' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en', ...preferences },
  });

/** Opens a page that shares nothing with other pages of this Firefox: each has its own cookies and storage. */
export async function openFirefoxPage(browser: Browser, { width, height }: Window): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const complaints: string[] = [];
  await page.evaluateOnNewDocument(recordComplaints);
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  return {
    open: async (address) => void (await page.goto(address)),
    openTab: async (address) => {
      const other = await context.newPage();
      await other.goto(address);
      await page.bringToFront();
    },
    evaluate: (body, ...args) => page.evaluate(body as never, ...args),
    find: async (search) => {
      const element = (await page.evaluateHandle(findUsable, search)).asElement();
      return element && drive(element as ElementHandle<Element>);
    },
    pressKey: (key) => page.keyboard.press(key),
    complaints: async () => [...complaints, ...(await page.evaluate(() => window.mwanzoComplaints ?? []))],
    close: () => context.close(),
  };
}
