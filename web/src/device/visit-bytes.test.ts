import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import type * as VisitBytes from './visit-bytes.ts';

type Entry = Partial<PerformanceResourceTiming>;

let countSentBytes: typeof VisitBytes.countSentBytes;
let report: (...entries: Entry[]) => void;
let container: EventTarget;
let page: EventTarget;
let observed: object[];
const counted = () => Number(sessionStorage.getItem('mwanzo.visitBytes'));

beforeEach(async () => {
  container = new EventTarget();
  observed = [];
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: (list: { getEntries: () => Entry[] }) => void) {
        report = (...entries) => hear({ getEntries: () => entries });
      }
      observe(options: object) {
        observed.push(options);
      }
    },
  );
  // Fresh modules stand for a new tab.
  vi.resetModules();
  const tab = await import('./visit-bytes.ts');
  countSentBytes = tab.countSentBytes;
  tab.countVisitBytes();
});
afterEach(() => void vi.unstubAllGlobals());

/** Adds the browser's entry for the page, as after it has loaded. */
function load(entry: Entry): void {
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ entryType: 'navigation', name: 'https://mwanzo.test/discover', ...entry }],
  });
  page.dispatchEvent(new Event('load'));
}

const grownBy = (act: () => void): number => {
  const before = counted();
  act();
  return counted() - before;
};

test('everything from the network counts, and nothing from the cache', () => {
  expect(
    grownBy(() =>
      report(
        { entryType: 'resource', name: 'https://mwanzo.test/assets/app.js', transferSize: 9345, workerStart: 0 },
        { entryType: 'resource', name: 'https://mwanzo.test/assets/text.woff2', transferSize: 0, workerStart: 0 },
      ),
    ),
  ).toBe(9345);
  expect(grownBy(() => load({ transferSize: 2165, workerStart: 0 }))).toBe(2165);
});

test('the service worker reports its own responses; the page counts those that pass it by', () => {
  expect(
    grownBy(() =>
      report(
        { entryType: 'resource', name: 'https://mwanzo.test/assets/app.js', transferSize: 24_975, workerStart: 5 },
        { entryType: 'resource', name: 'https://mwanzo.test/api/profiles/me', transferSize: 905, workerStart: 604 },
      ),
    ),
  ).toBe(905);
  expect(grownBy(() => load({ transferSize: 5438, workerStart: 3 }))).toBe(0);
  expect(grownBy(() => container.dispatchEvent(new MessageEvent('message', { data: { loadedBytes: 2165 } })))).toBe(
    2165,
  );
});

test('a form counts with its files, a text by its bytes', () => {
  const form = new FormData();
  form.append('name', 'Wanjirũ');
  form.append('photo', new File([new Uint8Array(50_000)], 'photo.jpg'));
  expect(grownBy(() => countSentBytes(form))).toBe(50_008);
  expect(grownBy(() => countSentBytes('{"text":"Sijambo ❤"}'))).toBe(22);
});

test('without a network nothing is sent and nothing counts', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(grownBy(() => countSentBytes('{}'))).toBe(0);
});

test('a load by itself, a message of several and a resource without a size add up with what came before', () => {
  const observe = { entryType: 'resource', name: 'https://mwanzo.test/api/chats', workerStart: 0 };
  expect(grownBy(() => report({ ...observe, transferSize: 10 }, { ...observe, transferSize: 200 }, observe))).toBe(210);
  expect(grownBy(() => load({ transferSize: 3000, workerStart: 0 }))).toBe(3000);
  expect(counted()).toBe(3210);
});

test('a page that is shown again without having been kept starts nothing a second time', () => {
  report({ entryType: 'resource', name: 'https://mwanzo.test/api/chats', workerStart: 0, transferSize: 1000 });
  sessionStorage.setItem('mwanzo.visitBytes', '5000');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  countSentBytes('{}');
  expect(counted()).toBe(1002);
});

test('everything that came before the observer is reported to it, and only resources', () => {
  expect(observed).toEqual([{ type: 'resource', buffered: true }]);
});

test('a page that the browser has kept goes on from what the tab has used meanwhile', () => {
  const entry = { entryType: 'resource', name: 'https://mwanzo.test/assets/app.js', workerStart: 0 };
  report({ ...entry, transferSize: 1000 });
  // Another page of this tab has counted since.
  sessionStorage.setItem('mwanzo.visitBytes', '5000');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(grownBy(() => report({ ...entry, transferSize: 200 }))).toBe(200);
});
