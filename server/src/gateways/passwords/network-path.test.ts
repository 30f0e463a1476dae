import { expect, test } from 'vitest';
import { networkPath } from './network-path.ts';

test.each([
  ['41.90.0.1', ['41.90.0.1']],
  ['2001:db8:0:5', ['2001:db8:0:/48', '2001:db8:0:00/56', '2001:db8:0:5']],
  ['2001:db8:0:5ff', ['2001:db8:0:/48', '2001:db8:0:05/56', '2001:db8:0:5ff']],
  ['2001:db8:0:ab05', ['2001:db8:0:/48', '2001:db8:0:ab/56', '2001:db8:0:ab05']],
  ['gone', ['gone']],
])('%s stands in these networks', (network, path) => {
  expect(networkPath(network)).toEqual(path);
});
