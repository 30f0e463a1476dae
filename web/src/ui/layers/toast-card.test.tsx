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
  // The cross says what it closes.
  const cross = await screen.button('Close');
  expect(card.querySelector(`#${cross.getAttribute('aria-describedby')} b`)?.textContent).toBe('Passed');
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

test('a toast waits while the pointer is on it, and leaves five seconds after that', async () => {
  const { screen, card, isOpen } = await openToast();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.dispatch(card, 'pointerout');
  vi.advanceTimersByTime(4999);
  screen.dispatch(card, 'pointerover');
  vi.advanceTimersByTime(60_000);
  expect(isOpen()).toBe(true);
  screen.dispatch(card, 'pointerout');
  vi.advanceTimersByTime(5000);
  expect(isOpen()).toBe(false);
  vi.useRealTimers();
});

test('a toast at the top follows the finger and is swiped out upwards, but its button is only pressed', async () => {
  const { screen, card, isOpen } = await openToast();
  const touch = (type: string, clientY: number, element: HTMLElement = card) =>
    screen.dispatch(element, `pointer${type}`, { pointerId: 1, clientX: 0, clientY });
  touch('down', 100, await screen.button('Undo'));
  touch('move', 0);
  expect(card.style.transform).toBe('');
  touch('down', 100);
  touch('move', 60);
  expect(card.style.transform).toBe('translate(0px, -40px)');
  touch('up', 60);
  expect([card.style.transform, isOpen()]).toEqual(['', true]);
  touch('down', 100);
  touch('move', 40);
  touch('cancel', 40);
  touch('up', 40);
  expect([card.style.transform, isOpen()]).toEqual(['', true]);
  touch('down', 100);
  touch('up', 49);
  expect(isOpen()).toBe(false);
});

test('a toast at the bottom covers neither the field in use nor the button of its form, which may grow', async () => {
  const page = await openPage();
  const scrolled = vi.fn();
  let grow: () => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('innerHeight', 700);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        grow = hear;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const { ToastCard } = await import('./toast-card.tsx');
  const form = (isToastThere: boolean) => (
    <main>
      <form>
        <input aria-label="Name" />
        <button type="submit">Save</button>
      </form>
      {isToastThere && <ToastCard toast={{ id: 1, open: true, title: 'Saved' }} place="bottom" />}
    </main>
  );
  const screen = await showScreen(page, form(false));
  const bottoms: Record<string, number> = { INPUT: 500, BUTTON: 560 };
  vi.spyOn(Element.prototype as HTMLElement, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const bottom = bottoms[this.tagName] ?? 700;
    return { top: this.matches('[data-toast]') ? 510 : bottom - 40, bottom } as DOMRect;
  });
  const shifts = () => scrolled.mock.calls.splice(0).map(([to]) => to as object);
  const by = (top: number) => ({ top, behavior: 'instant' });
  (await screen.field('Name')).focus();
  screen.show(form(true));
  expect(shifts()).toEqual([by(10), by(70)]);
  bottoms['BUTTON'] = 490;
  grow();
  expect(shifts()).toEqual([]);
  bottoms['BUTTON'] = 491;
  grow();
  expect(shifts()).toEqual([by(1)]);
  // Nothing scrolls to what lies below the window.
  bottoms['BUTTON'] = 800;
  grow();
  expect([shifts(), disconnect.mock.calls.length]).toEqual([[], 0]);
  // The field that the Tab key focuses is uncovered, and one that a finger focuses does not move under it.
  const field = await screen.field('Name');
  for (const isVisible of [true, false]) {
    vi.spyOn(field, 'matches').mockImplementation((part) => isVisible && part === 'main form :focus-visible');
    screen.dispatch(field, 'focusin');
    expect(shifts()).toEqual(isVisible ? [by(10)] : []);
  }
  screen.show(form(false));
  expect(disconnect).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

/** Shows the place of the toasts. */
async function openToaster(className?: string) {
  const page = await openPage();
  const { Toaster } = await import('./toaster.tsx');
  const { showToast } = await import('./toast-store.ts');
  const { recordModal } = await import('./modal-stack.ts');
  const screen = await showScreen(page, <Toaster className={className} />);
  const show = async (toast: Parameters<typeof showToast>[0]) => {
    showToast(toast);
    await page.requestsUnderWay();
  };
  const region = () => document.querySelector('.toasts');
  return { page, screen, recordModal, show, region };
}

test('good news wait for the screen reader, bad ones are said at once', async () => {
  const { show } = await openToaster();
  const said = () => [
    document.querySelector('output')?.textContent,
    document.querySelector('[role="alert"]')?.textContent,
  ];
  await show({ title: 'Saved' });
  expect(said()).toEqual(['Saved', '']);
  await show({ title: 'Not saved', description: 'Try again.', kind: 'bad' });
  expect(said()).toEqual(['', 'Not savedTry again.']);
});

test('toasts are in the dialog on top, and back on the page once that is gone', async () => {
  const { page, show, recordModal, region } = await openToaster();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await show({ title: 'One' });
  expect([region()?.closest('dialog'), region()?.matches('.toasts-bottom')]).toEqual([null, true]);
  recordModal(dialog, true);
  await page.requestsUnderWay();
  expect([region()?.closest('dialog') === dialog, region()?.matches('.toasts-layer')]).toEqual([true, true]);
  dialog.remove();
  await show({ title: 'Two' });
  expect([region()?.isConnected, region()?.textContent]).toEqual([true, 'Two']);
});

test('each toast on the page comes to lie above what has opened since the one before', async () => {
  const { show, region, recordModal, page } = await openToaster();
  const acts: string[] = [];
  let isOpen = false;
  Object.assign(region() ?? {}, {
    showPopover: () => (isOpen = acts.push('show') > 0),
    hidePopover: () => (isOpen = acts.push('hide') < 0),
    matches: () => isOpen,
  });
  await show({ title: 'One' });
  await show({ title: 'Two' });
  expect(acts).toEqual(['show', 'hide', 'show']);
  recordModal(document.body.appendChild(document.createElement('dialog')), true);
  await page.requestsUnderWay();
  await show({ title: 'Three' });
  expect(acts).toHaveLength(3);
});

test.each(['chat-toasts', 'deck-toasts'])(
  'with %s toasts come from above, and the action of one that comes before the first touch works',
  async (page) => {
    const { screen, show, region } = await openToaster(page);
    const { toastAction } = await import('./toast-action.tsx');
    const undo = vi.fn();
    await show({ title: 'Passed', action: toastAction('Undo', undo) });
    expect(region()?.matches('.toasts-top')).toBe(true);
    await screen.press('Undo');
    expect(undo).toHaveBeenCalledOnce();
  },
);
