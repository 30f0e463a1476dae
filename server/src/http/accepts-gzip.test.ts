import { expect, test } from 'vitest';
import { acceptsGzip } from './accepts-gzip.ts';

test.each(['gzip', 'GZIP', 'br, gzip', 'br;q=1.0, gzip;q=0.8', 'gzip ; q=0.001', '*', 'br;q=0, *', 'gzip, *;q=0'])(
  '"%s" accepts gzip',
  (header) => {
    expect(acceptsGzip(header)).toBe(true);
  },
);

test.each(['', 'identity', 'xgzip', 'gzip x', 'gzip;q=0', 'gzip; q=0.000', 'gzip;q=x', '*;q=0', '*, gzip;q=0'])(
  '"%s" does not accept gzip',
  (header) => {
    expect(acceptsGzip(header)).toBe(false);
  },
);

/**
 * Thirteen times as long as the longest header that Node accepts. On each of them an algorithm that goes back to every
 * earlier character works for most of a minute or longer, which fails this test by its time limit.
 */
const length = 200_000;

test.each([
  ['spaces', `gzip${' '.repeat(length)}x`, false],
  ['tabs', `gzip${'\t'.repeat(length)}x`, false],
  ['spaces before the weight', `gzip;${' '.repeat(length)}q=0`, false],
  ['semicolons', `gzip${';'.repeat(length)}`, true],
  ['commas', `${','.repeat(length)}gzip`, true],
  ['zeros', `gzip;q=0.${'0'.repeat(length)}`, false],
])('a header of 200,000 %s is read in one pass', (_, header, expected) => {
  expect(acceptsGzip(header)).toBe(expected);
});
