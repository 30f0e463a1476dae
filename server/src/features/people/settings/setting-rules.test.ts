import { expect, test } from 'vitest';
import { defaultSettings, hidesPresence } from './setting-rules.ts';

const [shown, hidden] = [defaultSettings, { ...defaultSettings, showsPresence: false }];

test('presence is hidden by the change that ends it, and by no other', () => {
  expect(hidesPresence(shown, hidden)).toBe(true);
  expect(hidesPresence(hidden, hidden)).toBe(false);
  expect(hidesPresence(hidden, shown)).toBe(false);
  expect(hidesPresence(shown, shown)).toBe(false);
});
