import { expect, test } from 'vitest';
import { furtherLimits, rateLimits, shortBodyBytes } from './rate-limits.ts';

test('each limit is as it was decided: whose budget, how many in which time, and what if counting fails', async () => {
  const rows = [
    ...Object.entries(rateLimits),
    ...Object.entries(furtherLimits).map(([name, one]) => [`${name} too`, one] as const),
  ];
  const table = rows.map(
    ([name, { key, max, windowSeconds, onFailure }]) =>
      `${name.padEnd(16)}${String(max).padStart(6)} in ${String(windowSeconds).padStart(5)} s by ${key}, ${onFailure}`,
  );
  await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('./in-words/rate-limits.txt');
  expect(shortBodyBytes).toBe(8192);
});
