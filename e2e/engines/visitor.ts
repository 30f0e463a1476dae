import { expect } from '@playwright/test';
import type { DrivenElement, Driver, Search } from './driver.ts';

/** A person who uses a browser. Each step waits until the page is ready for it. */
export interface Visitor {
  readonly driver: Driver;
  /** @param path in the app */
  open: (path: string) => Promise<void>;
  press: (role: 'button' | 'link' | 'radio' | 'checkbox', name: string) => Promise<void>;
  fill: (label: string, text: string) => Promise<void>;
  select: (label: string, value: string) => Promise<void>;
  /** @param file its path */
  upload: (label: string, file: string) => Promise<void>;
  seeText: (text: string) => Promise<void>;
  seePath: (path: string) => Promise<void>;
  see: (role: Search['role'], name: string) => Promise<void>;
  /** Answers, before it is asked, that no chats are kept on this phone. */
  keepNoChats: () => Promise<void>;
}

async function waitFor(driver: Driver, search: Search): Promise<DrivenElement> {
  let found: DrivenElement | null = null;
  const looking = expect.poll(async () => (found = await driver.find(search)) !== null).toBe(true);
  await looking.catch(() => undefined);
  if (found) return found;
  const layers = await driver.evaluate(() => document.querySelectorAll('dialog:modal, :popover-open').length);
  const said = await pageText(driver);
  throw new Error(`No ${search.role} "${search.name}" can be used. ${layers} layers are open. The page says: ${said}`);
}

const pageText = (driver: Driver) => driver.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '));

export function visit(driver: Driver, address: string): Visitor {
  return {
    driver,
    open: (path) => driver.open(new URL(path, address).href),
    // An element that still moves can be out of reach for a moment. Firefox then presses nothing and throws.
    press: (role, name) => expect(async () => (await waitFor(driver, { role, name })).click()).toPass(),
    fill: async (label, text) => {
      const field = await waitFor(driver, { role: 'field', name: label });
      await field.type(text);
    },
    select: async (label, value) => (await waitFor(driver, { role: 'field', name: label })).select(value),
    upload: async (label, file) => (await waitFor(driver, { role: 'file', name: label })).upload(file),
    seeText: (text) => expect.poll(() => pageText(driver), { message: `text "${text}"` }).toContain(text),
    seePath: (path) => expect.poll(() => driver.evaluate(() => location.pathname)).toBe(path),
    see: async (role, name) => void (await waitFor(driver, { role, name })),
    keepNoChats: () => driver.evaluate(() => localStorage.setItem('mwanzo.keepOffline', 'off')),
  };
}
