import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as LayerHistory from './layer-history.ts';

interface Entry {
  path: string;
  state: object | null;
}

/** Makes a fake browser history. As in every browser, `go` takes effect later. */
function fakeHistory(state: object | null = null) {
  const entries: Entry[] = [{ path: '/before', state: null }];
  let at = 0;
  let underWay = 0;
  const events = new EventTarget();
  const write = (index: number, state_: object | null, path?: string) => {
    entries.splice(index, entries.length, { path: path ?? entries[at]?.path ?? '', state: state_ });
    at = index;
  };
  write(1, state, '/discover');
  const history = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (next: object | null, _: string, path?: string) => write(at + 1, next, path),
    replaceState: (next: object | null, _: string, path?: string) => {
      entries[at] = { path: path ?? entries[at]?.path ?? '', state: next };
    },
    go(steps: number) {
      if (!entries[at + steps]) return;
      underWay += 1;
      setTimeout(() => {
        underWay -= 1;
        at += steps;
        events.dispatchEvent(new Event('popstate'));
      }, 10);
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return {
    path: () => entries[at]?.path,
    state: () => history.state,
    /** Returns the number of entries below the current one. */
    below: () => at,
    /** These act like the member's Back and Forward buttons. */
    back: () => {
      history.go(-1);
      vi.runAllTimers();
    },
    forward: () => {
      history.go(1);
      vi.runAllTimers();
    },
    isTravelling: () => underWay > 0,
  };
}

let layers: typeof LayerHistory;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  layers = await import('./layer-history.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a layer that closes when it is asked to, unless it refuses. */
function open(refuses = false) {
  const layer = { isOpen: true, asked: 0, close: () => undefined as void };
  const leave = layers.openLayer(() => {
    layer.asked += 1;
    if (!refuses) layer.close();
  });
  layer.close = () => {
    layer.isOpen = false;
    leave();
  };
  return layer;
}

const goTo = (path: string) => history.pushState(null, '', path);

test('Back closes the top layer, one after the other, and only then leaves the page', () => {
  const browser = fakeHistory();
  const [panel, dialog] = [open(), open()];
  browser.back();
  expect([panel.isOpen, dialog.isOpen, browser.path()]).toEqual([true, false, '/discover']);
  browser.back();
  expect([panel.isOpen, browser.path()]).toEqual([false, '/discover']);
  browser.back();
  expect(browser.path()).toBe('/before');
});

test('a layer that is closed otherwise leaves no entry behind: the next Back leaves the page', () => {
  const browser = fakeHistory();
  open().close();
  vi.runAllTimers();
  browser.back();
  expect(browser.path()).toBe('/before');
});

test('Forward to the entry of a closed layer comes back by itself', () => {
  const browser = fakeHistory();
  open();
  browser.back();
  browser.forward();
  expect([browser.state(), browser.below()]).toEqual([null, 1]);
});

test('a layer that refuses keeps its entry, so that the next Back asks again', () => {
  const browser = fakeHistory();
  const dialog = open(true);
  for (let presses = 0; presses < 50; presses += 1) browser.back();
  expect(dialog).toMatchObject({ isOpen: true, asked: 50 });
  expect([browser.path(), browser.below()]).toEqual(['/discover', 2]);
});

test('a page that is opened from a layer takes its entry, so that Back leads to the page below', () => {
  const browser = fakeHistory();
  const match = open();
  match.close();
  goTo('/chat/7');
  // The page is there at once: the browser does not travel first, during which Back would leave the app.
  expect([browser.path(), browser.isTravelling()]).toEqual(['/chat/7', false]);
  vi.runAllTimers();
  expect(browser.path()).toBe('/chat/7');
  browser.back();
  expect([browser.path(), browser.state(), browser.below()]).toEqual(['/discover', null, 1]);
});

test('a page that is opened from a layer over another leaves no dead entry either', () => {
  const browser = fakeHistory();
  const [panel, dialog] = [open(), open()];
  goTo('/matches');
  dialog.close();
  panel.close();
  vi.runAllTimers();
  expect(browser.path()).toBe('/matches');
  browser.back();
  expect([browser.path(), browser.state(), browser.below()]).toEqual(['/discover', null, 1]);
});

test('a page that is opened while a layer’s entry is being left waits for it', () => {
  const browser = fakeHistory();
  open().close();
  vi.advanceTimersByTime(1);
  expect(browser.isTravelling()).toBe(true);
  goTo('/matches');
  expect(browser.path()).toBe('/discover');
  vi.runAllTimers();
  expect([browser.path(), browser.below()]).toEqual(['/matches', 2]);
});

test('a layer that opens while the entry of another is being left stays open and gets an entry', () => {
  const browser = fakeHistory();
  open().close();
  vi.advanceTimersByTime(1);
  const next = open();
  vi.runAllTimers();
  expect([next.isOpen, browser.below()]).toEqual([true, 2]);
  browser.back();
  expect([next.isOpen, browser.path()]).toEqual([false, '/discover']);
});

test('a layer that takes the place of another takes its entry too', () => {
  const browser = fakeHistory();
  open().close();
  const next = open();
  expect(browser.isTravelling()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([browser.isTravelling(), browser.below()]).toEqual([false, 2]);
  browser.back();
  expect([next.isOpen, browser.below(), browser.path()]).toEqual([false, 1, '/discover']);
});

test('a page that was reloaded under a layer goes back to its own entry', () => {
  const browser = fakeHistory();
  goTo('/discover');
  history.replaceState({ layer: 1 }, '');
  layers.startLayerHistory();
  vi.runAllTimers();
  expect([browser.state(), browser.below()]).toEqual([null, 1]);
});

test('a restored tab without the page’s own entry is used as it is', () => {
  const browser = fakeHistory({ layer: 5 });
  layers.startLayerHistory();
  goTo('/matches');
  vi.runAllTimers();
  expect(browser.path()).toBe('/matches');
  browser.back();
  expect([browser.path(), browser.state()]).toEqual(['/discover', null]);
});

test('a page knows whether another page of the app lies behind it, also after layers', () => {
  fakeHistory();
  layers.startLayerHistory();
  expect(layers.isPageBehind()).toBe(false);
  open().close();
  vi.runAllTimers();
  expect(layers.isPageBehind()).toBe(false);
  goTo('/matches');
  expect(layers.isPageBehind()).toBe(true);
  open();
  expect(layers.isPageBehind()).toBe(true);
});

test('what a page has in its history entry stays there, also under its layers', () => {
  const browser = fakeHistory({ match: 7 });
  open();
  expect(browser.state()).toEqual({ match: 7, layer: 1 });
  browser.back();
  expect(browser.state()).toEqual({ match: 7 });
});
