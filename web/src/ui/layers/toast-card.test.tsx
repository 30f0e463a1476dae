import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';

/** Shows the card of a toast with an action. */
async function openToast() {
  const page = await openPage();
  const { ToastCard } = await import('./toast-card.tsx');
  const { toastAction } = await import('./toast-action.tsx');
  const { showToast, toastStore } = await import('./toast-store.ts');
  const { useStore } = await import('../../state/store.ts');
  const isOpen = () => toastStore.read()?.open;
  const undo = vi.fn(() => isOpen());
  function Screen() {
    const toast = useStore(toastStore);
    return (
      <>
        <button type="button">Behind</button>
        {toast?.open && <ToastCard toast={toast} place="top" />}
      </>
    );
  }
  const screen = await showScreen(page, <Screen />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  showToast({ title: 'Passed', action: toastAction('Undo', undo) });
  vi.useRealTimers();
  await page.requestsUnderWay();
  const card = document.querySelector<HTMLElement>('[data-toast]');
  if (!card) throw new Error('no toast');
  return { page, screen, card, undo, isOpen };
}

test('the action of a toast closes it, and runs after that', async () => {
  const { screen, undo, isOpen } = await openToast();
  await screen.press('Undo');
  expect([undo.mock.results, isOpen()]).toEqual([[{ type: 'return', value: false }], false]);
});

test('the cross and Escape close a toast; other keys do not, and no dialog below hears of Escape', async () => {
  const { screen, card, isOpen } = await openToast();
  expect(screen.dispatch(card, 'keydown', { key: 'Enter' })).toBe(true);
  expect(isOpen()).toBe(true);
  expect(screen.dispatch(card, 'keydown', { key: 'Escape' })).toBe(false);
  expect(isOpen()).toBe(false);
});

test('a toast waits while the pointer is over it or the focus in it', async () => {
  const { screen, card, isOpen } = await openToast();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The focus that leaves starts the five seconds, by the clock of this test.
  screen.dispatch(card, 'focusout');
  vi.advanceTimersByTime(4999);
  screen.dispatch(card, 'focusin');
  vi.advanceTimersByTime(60_000);
  expect(isOpen()).toBe(true);
  screen.dispatch(card, 'focusout');
  vi.advanceTimersByTime(4999);
  expect(isOpen()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOpen()).toBe(false);
  vi.useRealTimers();
});

test('F8 leads into the toast, and back to where the focus was when it leaves', async () => {
  const { screen } = await openToast();
  const behind = await screen.button('Behind');
  behind.focus();
  await screen.key('F7');
  expect(document.activeElement).toBe(behind);
  await screen.key('F8');
  expect(document.activeElement).toBe(await screen.button('Undo'));
  await screen.key('F8');
  await screen.press('Close');
  expect(document.activeElement).toBe(behind);
});
