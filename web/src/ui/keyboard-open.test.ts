import { expect, it } from 'vitest';
import { isKeyboardOpen } from './keyboard-open.ts';

it('a shrunken window while typing is a keyboard', () => {
  expect(isKeyboardOpen(400, 740, true)).toBe(true);
});

it('an address bar that slides in is not', () => {
  expect(isKeyboardOpen(684, 740, true)).toBe(false);
});

it('a small window in which nothing is typed is not', () => {
  expect(isKeyboardOpen(400, 740, false)).toBe(false);
});
