import { describe, expect, test } from 'vitest';
import { knownNumbers, writeNumber } from './known-numbers.ts';
import { checkNumbers, printNumbers } from './printed-numbers.ts';
import type { Repository } from './repository.ts';

const page = `docs/product/photos${'.md'}`;
const limits = 'contract/src/limits.ts';
const known = new Map([
  ['photoLimits.countMax', { written: '6', file: limits }],
  ['rateLimits.swipe', { written: '180 a minute for each member', file: 'server/src/http/rate-limits.ts' }],
]);
const printed = `Up to [6][photoLimits.countMax] photos, and [180 a minute for each
member][rateLimits.swipe].

[photoLimits.countMax]: ../../contract/src/limits.ts
[rateLimits.swipe]: ../../server/src/http/rate-limits.ts
`;

function problemsOf(text: string): string[] {
  const repository: Repository = { paths: [page], texts: new Map([[page, text]]), npmScripts: [] };
  return checkNumbers(known)(repository);
}

describe('numbers of a page', () => {
  test('those of the code are fine, wrapped too', () => {
    expect(problemsOf(printed)).toEqual([]);
  });

  test.each([
    ['another number', printed.replace('[6]', '[7]')],
    ['a limit that does not exist', `${printed.trimEnd()}\n\n[6][photoLimits.lostMax]\n`],
    ['a limit that no page names', printed.replace('[6][photoLimits.countMax]', '6')],
    ['a number without its link', printed.replace(/^\[photoLimits.*\n/m, '')],
  ])('%s is refused', (_what, text) => {
    expect(problemsOf(text).length).toBeGreaterThan(0);
  });

  test('printing mends numbers and links, and leaves a printed page as it is', () => {
    expect(printNumbers(page, 'Up to [][photoLimits.countMax].', known)).toBe(
      'Up to [6][photoLimits.countMax].\n\n[photoLimits.countMax]: ../../contract/src/limits.ts\n',
    );
    expect(printNumbers(page, printed, known)).toBe(printed);
  });
});

test.each([
  ['photoLimits.bytesMax', 10 * 1024 * 1024, '10 MB'],
  ['jsonBytesMax', 64 * 1024, '64 KB'],
  ['callLimits.ringSeconds', 45, '45 seconds'],
  ['callLimits.lastSeconds', 3600, '1 hour'],
  ['deletableMinutes', 60, '1 hour'],
  ['undecidedHoursMax', 72, '72 hours'],
  ['photoLimits.widths', [160, 480, 1080], '160, 480, 1080 px'],
  ['ageLimits.filterDefault', [18, 50], '18 to 50'],
  ['textLimits.messageMax', 4000, '4,000'],
  ['planLimits.premium.swipesPerDay', null, 'no limit'],
])('%s is written with its unit', (name, value, written) => {
  expect(writeNumber(name, value)).toBe(written);
});

test('the limits of the contract and the rate limits of the server are known', () => {
  const names = [...knownNumbers().keys()];
  expect(names).toEqual(expect.arrayContaining(['photoLimits.countMax', 'deckSize', 'rateLimits.swipe']));
});
