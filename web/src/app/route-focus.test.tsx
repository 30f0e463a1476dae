import { expect, test, vi } from 'vitest';
import type { Message } from '../i18n/define-messages.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';

/** Shows a page without its heading, and moves the focus to where the heading would be. */
async function openUnfinished() {
  const page = await openPage();
  const { focusHeading } = await import('./route-focus.ts');
  const checks = new Set<() => void>();
  class Observer {
    readonly #check: () => void;
    constructor(check: () => void) {
      this.#check = check;
    }
    observe() {
      checks.add(this.#check);
    }
    disconnect() {
      checks.delete(this.#check);
    }
  }
  vi.stubGlobal('MutationObserver', Observer);
  const main = (heading: boolean) => (
    <main>
      {heading && <h1>Dates</h1>}
      <input aria-label="Search" />
    </main>
  );
  const screen = await showScreen(page, main(false));
  focusHeading();
  return {
    focused: () => document.activeElement?.tagName,
    write: () => document.querySelector('input')?.focus(),
    finish() {
      screen.show(main(true));
      for (const check of checks) check();
    },
    /** Something else comes, such as the rows of a list. */
    add() {
      for (const check of checks) check();
    },
    isWatching: () => checks.size > 0,
  };
}

test('a heading whose code comes late gets the focus when it is there', async () => {
  const { focused, add, finish, isWatching } = await openUnfinished();
  expect([focused(), isWatching()]).toEqual(['MAIN', true]);
  add();
  expect([focused(), isWatching()]).toEqual(['MAIN', true]);
  finish();
  expect([focused(), isWatching()]).toEqual(['H1', false]);
});

test('a heading that comes late takes the focus from no field in which the member writes already', async () => {
  const { focused, write, finish, isWatching } = await openUnfinished();
  write();
  finish();
  expect([focused(), isWatching()]).toEqual(['INPUT', false]);
});

const dates: Message = { en: 'Dates', sw: 'Miadi' };

/** Opens a page of the app in a browser that knows its history entries. */
async function openPages() {
  const page = await openPage();
  const listeners = new Map<string, (event: object) => void>();
  const { RouteFocus, watchScrolling } = await import('./route-focus.ts');
  const reload = vi.fn();
  const scrollTo = vi.fn();
  const show = (name: string, title?: Message) => (
    <main key={name}>
      <h1>{name}</h1>
      <a href="/chat/7" data-row>
        <b>Row</b>
      </a>
      <a href="/chat/8">No row</a>
      <RouteFocus title={title} />
    </main>
  );
  const navigation = { currentEntry: { key: 'list' } };
  vi.stubGlobal('navigation', navigation);
  const screen = await showScreen(page, show('List', dates));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  watchScrolling();
  return {
    reload,
    /** Returns where the pages that were opened since have begun, in px. */
    tops: () => scrollTo.mock.calls.map(([{ top }]) => top as number),
    scrolls: () => scrollTo.mock.calls.map(([to]) => to as object),
    focused: () => document.activeElement?.textContent,
    scroll: (top: number) => {
      vi.stubGlobal('scrollY', top);
      listeners.get('scroll')?.({});
    },
    press: (selector: string) => listeners.get('click')?.({ target: document.querySelector(selector) }),
    pressBeside: () => listeners.get('click')?.({ target: document }),
    /** Opens a page at this history entry. */
    go: (key: string, title?: Message) => {
      navigation.currentEntry = { key };
      screen.show(show(key, title));
    },
  };
}

test('the first page leaves the focus to the browser, and each next one begins at its heading', async () => {
  const { focused, go, tops, scrolls } = await openPages();
  expect([document.title, tops(), focused()]).toEqual(['Dates · Mwanzo', [], document.body.textContent]);
  go('chat');
  expect([document.title, tops(), focused()]).toEqual(['Dates · Mwanzo', [0], 'chat']);
  go('plan', dates);
  expect([tops(), focused(), document.activeElement?.getAttribute('tabindex')]).toEqual([[0, 0], 'plan', '-1']);
  // The whole page would have a ring.
  expect(document.querySelector('h1')?.style.outline).toContain('none');
  expect(scrolls()).toEqual([
    { top: 0, behavior: 'instant' },
    { top: 0, behavior: 'instant' },
  ]);
});

test('whoever comes back finds the page where it was, with the focus on the row that led away', async () => {
  const { scroll, press, go, focused, tops } = await openPages();
  scroll(300);
  // The event of the last scrolling may come too late.
  vi.stubGlobal('scrollY', 400);
  press('[data-row] b');
  go('chat');
  scroll(50);
  go('list');
  expect([tops(), focused()]).toEqual([[0, 400], 'Row']);
  go('chat');
  expect(tops().at(-1)).toBe(50);
});

test('what the browser scrolls while a page changes belongs to neither page', async () => {
  const { scroll, press, go, tops } = await openPages();
  go('chat');
  scroll(50);
  go('list');
  scroll(300);
  Object.assign(navigation, { currentEntry: { key: 'chat' } });
  scroll(299);
  press('[data-row]');
  go('chat');
  expect(tops().at(-1)).toBe(50);
});

test('a link that is no row does not get the focus back', async () => {
  const { press, go, focused } = await openPages();
  press('a:not([data-row])');
  go('chat');
  go('list');
  expect(focused()).toBe('list');
});

test('a language that was chosen in another tab reloads the next page', async () => {
  const { go, reload } = await openPages();
  Object.assign(document, { cookie: 'mwanzo.language=sw' });
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  go('chat');
  expect(reload).toHaveBeenCalledOnce();
});

test('the next page no longer offers what the one before was missing', async () => {
  const { go } = await openPages();
  const { missingCode } = await import('../loading/missing-code.ts');
  missingCode.write({});
  go('chat');
  expect(missingCode.read()).toBeUndefined();
});

test('a browser without entries of its history opens each page at its top and its heading', async () => {
  const { scroll, press, pressBeside, go, focused, tops } = await openPages();
  Reflect.deleteProperty(globalThis, 'navigation');
  go('chat');
  scroll(300);
  press('[data-row] b');
  pressBeside();
  go('plan');
  go('chat');
  expect([tops(), focused()]).toEqual([[0, 0, 0], 'chat']);
});
