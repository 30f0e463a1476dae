import { expect, test } from 'vitest';
import { formatGrowth } from './growth-report.ts';

const sized = (profiles: number, app: number, floor: number) => ({
  profiles,
  version: '18',
  costs: [{ call: 'swipe', app, floor } as const],
  fillSeconds: 1,
  gigabytes: 2,
  yardstick: 50,
  problems: [],
});

test('the report judges the exponents of the cost and of the ratio, each by its goal', () => {
  const judged = (...sizes: Parameters<typeof formatGrowth>[0]) => formatGrowth(sizes).split('\n\n')[1];
  expect(judged(sized(10_000, 500, 500), sized(1_000_000, 900, 900))).toContain('| 0.128 ');
  expect(judged(sized(10_000, 500, 500), sized(1_000_000, 900, 900))).toContain('| yes |');
  expect(judged(sized(10_000, 500, 500), sized(1_000_000, 1100, 1100))).toContain('| NO (<= 0.15 cost) |');
  expect(judged(sized(10_000, 500, 500), sized(1_000_000, 900, 700))).toContain('| NO (<= 0.03 ratio) |');
});
