import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CountedTarget } from '../testing/counted-target.ts';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

let isKeyboardOpen: () => boolean;
const viewport = { scale: 1, width: 360, height: 740 };
let editing = false;

beforeEach(async () => {
  vi.stubGlobal('window', { visualViewport: viewport });
  const matches = (selector: string) => selector === 'input, textarea, [contenteditable]' && editing;
  vi.stubGlobal('document', { activeElement: { matches } });
  ({ isKeyboardOpen } = await import('./keyboard-open.ts'));
  onTestFinished(() => {
    Object.assign(viewport, { scale: 1, width: 360, height: 740 });
    editing = false;
    vi.unstubAllGlobals();
    vi.resetModules();
  });
});

/** Focuses a field. The keyboard is not open yet, because the focus event comes first. */
function focusField(): void {
  editing = true;
  expect(isKeyboardOpen()).toBe(false);
}

it('a window that shrinks while a field has the focus means an open keyboard', () => {
  focusField();
  viewport.height = 400;
  expect(isKeyboardOpen()).toBe(true);
});

it('a keyboard is at least 150 px high, and a page that is hardly enlarged has one too', () => {
  focusField();
  viewport.height = 591;
  expect(isKeyboardOpen()).toBe(false);
  viewport.height = 590;
  expect(isKeyboardOpen()).toBe(true);
  viewport.scale = 1.01;
  expect(isKeyboardOpen()).toBe(true);
  viewport.scale = 1.02;
  expect(isKeyboardOpen()).toBe(false);
});

it('a rotated phone has the keyboard of its new height', () => {
  focusField();
  Object.assign(viewport, { width: 740, height: 360 });
  expect(isKeyboardOpen()).toBe(false);
  viewport.height = 200;
  expect(isKeyboardOpen()).toBe(true);
});

it('an address bar that slides in is not a keyboard', () => {
  focusField();
  viewport.height = 684;
  expect(isKeyboardOpen()).toBe(false);
});

it('a small window without a focused field is not a keyboard', () => {
  focusField();
  editing = false;
  viewport.height = 400;
  expect(isKeyboardOpen()).toBe(false);
});

it('a rotated phone is not a keyboard, though its window is low', () => {
  focusField();
  Object.assign(viewport, { width: 740, height: 360 });
  expect(isKeyboardOpen()).toBe(false);
});

it('the window is not measured without a focused field', () => {
  const measure = vi.fn(() => 740);
  vi.stubGlobal('window', {
    visualViewport: {
      scale: 1,
      width: 360,
      get height() {
        return measure();
      },
    },
  });
  expect(isKeyboardOpen()).toBe(false);
  expect(measure).not.toHaveBeenCalled();
  editing = true;
  isKeyboardOpen();
  expect(measure).toHaveBeenCalled();
});

it('a bar follows the keyboard as long as it is there', async () => {
  const page = await openPage();
  const shown = Object.assign(new CountedTarget(), { scale: 1, width: 360, height: 740 });
  vi.stubGlobal('visualViewport', shown);
  const { useKeyboardOpen } = await import('./keyboard-open.ts');
  const open = page.run(() => useKeyboardOpen(), undefined);
  Object.assign(document, { activeElement: { matches: () => true } });
  page.dispatch('focusin');
  Object.assign(shown, { height: 400 }).dispatchEvent(new Event('resize'));
  await until(() => expect(open.now()).toBe(true));
  Object.assign(document, { activeElement: null });
  page.dispatch('focusout');
  await until(() => expect(open.now()).toBe(false));
  open.unmount();
  expect(shown.count()).toBe(0);
});
