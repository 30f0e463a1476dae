import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let isKeyboardOpen: () => boolean;
const viewport = { scale: 1, width: 360, height: 740 };
let editing = false;

beforeEach(async () => {
  vi.stubGlobal('window', { visualViewport: viewport });
  vi.stubGlobal('document', { activeElement: { matches: () => editing } });
  ({ isKeyboardOpen } = await import('./keyboard-open.ts'));
});

afterEach(() => {
  Object.assign(viewport, { scale: 1, width: 360, height: 740 });
  editing = false;
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** What there is before the keyboard, since the focus comes first. */
function focusField(): void {
  editing = true;
  expect(isKeyboardOpen()).toBe(false);
}

it('a shrunken window while typing is a keyboard', () => {
  focusField();
  viewport.height = 400;
  expect(isKeyboardOpen()).toBe(true);
});

it('an address bar that slides in is not', () => {
  focusField();
  viewport.height = 684;
  expect(isKeyboardOpen()).toBe(false);
});

it('a small window in which nothing is typed is not', () => {
  focusField();
  editing = false;
  viewport.height = 400;
  expect(isKeyboardOpen()).toBe(false);
});

it('a turned phone is not, whose window is low for its width', () => {
  focusField();
  Object.assign(viewport, { width: 740, height: 360 });
  expect(isKeyboardOpen()).toBe(false);
});

it('the window is not measured while nothing is typed', () => {
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
