import { expect, test } from 'vitest';
import { isNear } from './near-caller.ts';

type Caller = Parameters<typeof isNear>[0];

test('a client that has hung up, as its connection says by having no address, is not near', () => {
  const gone = { ip: undefined, headers: {}, socket: { remoteAddress: undefined } } as unknown as Caller;
  expect(isNear(gone)).toBe(false);
  expect(isNear({ ...gone, ip: '127.0.0.1', socket: { remoteAddress: '127.0.0.1' } } as Caller)).toBe(true);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'what a proxy on this machine brings, as its %s says, is as near as the sender that a trusted one names',
  (header) => {
    const from = (ip: string) =>
      isNear({ ip, headers: { [header]: 'any' }, socket: { remoteAddress: '127.0.0.1' } } as unknown as Caller);
    expect(['127.0.0.1', '10.0.0.5', '::ffff:192.168.0.9', 'fd00::1', '41.90.3.1', '2001:db8::1'].map(from)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  },
);

test.each<[within: string, first: string, last: string, before: string, after: string]>([
  ['this machine', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['a large private network', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['a middle private network', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['a small private network', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['a cable without a router', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['this machine in IPv6', '::1', '::1', '::', '::2'],
  ['a private network in IPv6', 'fc00::', 'fdff:ffff::ffff', 'fbff:ffff::ffff', 'fe00::'],
  ['a cable in IPv6', 'fe80::', 'febf:ffff::ffff', 'fe7f:ffff::ffff', 'fec0::'],
  ['this machine as mapped', '::ffff:127.0.0.0', '::FFFF:127.255.255.255', '::ffff:126.9.9.9', '::ffff:128.0.0.0'],
  ['a small private network as mapped', '::ffff:c0a8:0', '::ffff:c0a8:ffff', '::ffff:c0a7:ffff', '::ffff:c0a9:0'],
])('near is %s, from %s to %s', (_title, first, last, before, after) => {
  const from = (ip: string) => isNear({ ip, headers: {}, socket: { remoteAddress: ip } } as unknown as Caller);
  expect([before, first, last, after].map(from)).toEqual([false, true, true, false]);
});
