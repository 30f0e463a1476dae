import { expect, test } from 'vitest';
import { statusOfAll } from './status-of-all.ts';

test.each([
  [['idle', 'idle'], 'idle'],
  [['idle', 'saved'], 'saved'],
  [['saved', 'saving'], 'saving'],
  [['failed', 'saving'], 'saving'],
  [['saved', 'failed'], 'failed'],
] as const)('%j is shown as %s', (statuses, shown) => {
  expect(statusOfAll(statuses)).toBe(shown);
});
