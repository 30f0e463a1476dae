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
