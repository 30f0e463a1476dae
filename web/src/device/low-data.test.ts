import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CountedTarget } from '../testing/counted-target.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';
import { isLowData, setLowData } from './low-data.ts';

let storage: MemoryStorage;
const browserSaves = (saveData: boolean) => vi.stubGlobal('navigator', { connection: { saveData } });

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  onTestFinished(() => void vi.unstubAllGlobals());
});

test('without a choice the browser decides; a browser without Save-Data does not save', () => {
  browserSaves(true);
  expect(isLowData()).toBe(true);
  browserSaves(false);
  expect(isLowData()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(isLowData()).toBe(false);
});

test.each([true, false])('a choice against the browser (%s) holds whatever the browser says later', (saves) => {
  browserSaves(saves);
  setLowData(!saves);
  expect(isLowData()).toBe(!saves);
  browserSaves(!saves);
  expect(isLowData()).toBe(!saves);
});

test('choosing what the browser says follows the browser from then on', () => {
  browserSaves(true);
  setLowData(false);
  setLowData(true);
  expect(storage.getItem('mwanzo.lowData')).toBeNull();
  browserSaves(false);
  expect(isLowData()).toBe(false);
});

test('without storage a choice lasts as long as the page', () => {
  browserSaves(false);
  const refuse = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  setLowData(true);
  expect(isLowData()).toBe(true);
  setLowData(false);
  expect(isLowData()).toBe(false);
});

test('without room in the storage a choice lasts as long as the page too', () => {
  browserSaves(false);
  const full = vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  setLowData(true);
  expect(isLowData()).toBe(true);
  full.mockRestore();
  setLowData(false);
  expect([isLowData(), storage.getItem('mwanzo.lowData')]).toEqual([false, null]);
});

test('a page follows the browser, the switch and other tabs, as long as it is there', async () => {
  const page = await openPage();
  const connection = new CountedTarget();
  Object.assign(navigator, { connection });
  const { setLowData: choose, useLowData } = await import('./low-data.ts');
  const lowData = page.run(() => useLowData(), undefined);
  const turns = [lowData.now()];
  const follow = async (isLow: boolean, change: () => void) => {
    change();
    await until(() => expect(lowData.now()).toBe(isLow));
    turns.push(lowData.now());
  };
  await follow(true, () => Object.assign(connection, { saveData: true }).dispatchEvent(new Event('change')));
  await follow(false, () => choose(false));
  await follow(true, () => {
    page.storage.setItem('mwanzo.lowData', 'on');
    page.hearStorage('mwanzo.lowData');
  });
  lowData.unmount();
  expect([turns, connection.count()]).toEqual([[false, true, false, true], 0]);
});

test('a browser that says nothing of its connection is not asked, and no form on the page is heard', async () => {
  const page = await openPage();
  const heard = vi.spyOn(globalThis, 'addEventListener');
  const { useLowData } = await import('./low-data.ts');
  page.run(() => useLowData(), undefined);
  const types = heard.mock.calls.map(([type]) => type);
  expect([types.includes('storage'), types.includes('change')]).toEqual([true, false]);
});
