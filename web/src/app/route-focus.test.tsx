import { expect, test, vi } from 'vitest';
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
      <input />
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
    isWatching: () => checks.size > 0,
  };
}

test('a heading whose code comes late gets the focus when it is there', async () => {
  const { focused, finish, isWatching } = await openUnfinished();
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
