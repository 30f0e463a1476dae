import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { useDeckKeys } from './use-deck-keys.ts';

/** A control that has the focus, or none. */
class FakeElement {
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  closest = (selector: string) => (selector.split(', ').includes(this.#kind) ? this : null);
}

async function openDeck() {
  const page = await openPage();
  let isDialogOpen = false;
  Object.assign(document, { querySelector: () => (isDialogOpen ? {} : null) });
  vi.stubGlobal('Element', FakeElement);
  const listeners = new Set<(event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'keydown') listeners.add(listener);
  });
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: object) => void) => listeners.delete(listener));
  const acts = { x: vi.fn(), ' ': vi.fn() };
  const deck = page.run(() => useDeckKeys(acts), undefined);
  /** Presses a key. @returns whether the deck has taken it */
  const press = (key: string, { on = 'div', ...changed }: { on?: string; [name: string]: unknown } = {}) => {
    const preventDefault = vi.fn();
    for (const listener of listeners) listener({ key, target: new FakeElement(on), preventDefault, ...changed });
    return preventDefault.mock.calls.length === 1;
  };
  const open = (isOpen: boolean) => {
    isDialogOpen = isOpen;
  };
  return { deck, acts, press, open, listeners };
}

test('a key decides, with Caps Lock too, and another key is left to the browser', async () => {
  const { acts, press } = await openDeck();
  expect([press('x'), press('X'), press('y')]).toEqual([true, true, false]);
  expect(acts.x).toHaveBeenCalledTimes(2);
});

test.each([
  ['is held', { repeat: true }],
  ['has Ctrl', { ctrlKey: true }],
  ['has Alt', { altKey: true }],
  ['has Meta', { metaKey: true }],
  ['has Shift', { shiftKey: true }],
  ['was used already', { defaultPrevented: true }],
  ['is typed', { on: 'textarea' }],
])('a key that %s decides nothing', async (_, changed) => {
  const { acts, press } = await openDeck();
  expect(press('x', changed)).toBe(false);
  expect(acts.x).not.toHaveBeenCalled();
});

test('Space presses the button that has the focus, and other keys do not need one', async () => {
  const { acts, press } = await openDeck();
  expect([press(' ', { on: 'button' }), press('x', { on: 'button' }), press(' ')]).toEqual([false, true, true]);
  expect(acts[' ']).toHaveBeenCalledOnce();
});

test('under a dialog, and once the deck is left, no key decides', async () => {
  const { acts, press, open, deck, listeners } = await openDeck();
  open(true);
  expect(press('x')).toBe(false);
  open(false);
  deck.unmount();
  expect([press('x'), listeners.size, acts.x.mock.calls.length]).toEqual([false, 0, 0]);
});
