import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['41.90.0.1', '41.90.0.1'],
  ['::ffff:41.90.0.1', '41.90.0.1'],
  ['::FFFF:41.90.0.1', '41.90.0.1'],
  ['2001:db8:0:5:1:2:3:4', '2001:db8:0:5'],
  ['2001:0db8::5:1:2:3:ffff', '2001:db8:0:5'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[41.90.0.12', '41.90.0.12'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['41.90.3.1', ['41.90.3.1:1000', '41.90.3.1:1001', ' 41.90.3.1:2 ', '::ffff:41.90.3.1', '[::ffff:41.90.3.1]:7']],
  ['2001:db8:0:5', ['[2001:db8:0:5::1]:1000', '[2001:db8:0:5::2]:1001', '[2001:DB8:0:5::3]', '2001:db8:0:5:9::']],
])('all ports of %s are one network', (network, addresses) => {
  expect(addresses.map((address) => networkOf(address))).toEqual(addresses.map(() => network));
});

test('what is not an address has a network too, and so has a connection that is gone', () => {
  const texts = ['unknown', ' Unknown:7', '', '[', '[x', '[x]:7', ':', '41.90.3:1', '::ffff:x', '::ffff:1.2.3'];
  expect([...texts, undefined].map((address) => networkOf(address))).toEqual([
    'unknown',
    'unknown:7',
    '',
    '',
    'x',
    'x',
    ':',
    '41.90.3:1',
    '::ffff:x',
    '::ffff:1.2.3',
    'gone',
  ]);
  expect(networkOf(`${':'.repeat(15_000)}1`)).toBeTypeOf('string');
});
