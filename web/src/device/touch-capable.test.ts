import { afterEach, expect, test, vi } from 'vitest';
import { isTouchCapable } from './touch-capable.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a device is touch-capable if it has touch events or touch points', () => {
  const device = (events: object, maxTouchPoints: number) => {
    vi.stubGlobal('window', events);
    vi.stubGlobal('navigator', { maxTouchPoints });
    return isTouchCapable();
  };
  expect(device({}, 0)).toBe(false);
  expect(device({ ontouchstart: null }, 0)).toBe(true);
  expect(device({}, 5)).toBe(true);
});
