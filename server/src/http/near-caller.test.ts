import { expect, test } from 'vitest';
import { isNear } from './near-caller.ts';

type Caller = Parameters<typeof isNear>[0];

test('a client that has hung up, as its connection says by having no address, is not near', () => {
  const gone = { ip: undefined, headers: {}, socket: { remoteAddress: undefined } } as unknown as Caller;
  expect(isNear(gone)).toBe(false);
  expect(isNear({ ...gone, ip: '127.0.0.1', socket: { remoteAddress: '127.0.0.1' } } as Caller)).toBe(true);
});
