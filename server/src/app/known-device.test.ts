import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { Secret } from '../config/secret.ts';
import { writeKnownDevice } from '../features/people/accounts/known-device.ts';
import { knownDeviceIdOf } from './known-device.ts';

const secretKey = new Secret('k'.repeat(40));
const write = (email: string) => writeKnownDevice(undefined, { email, secretKey, isSecure: true }).split(';')[0];

test('a device is known to its own accounts, however their address is typed, and to requests without one', () => {
  const cookie = write('amina@example.com');
  const idOf = (body: unknown) => knownDeviceIdOf({ headers: { cookie }, body } as FastifyRequest, secretKey);
  const id = idOf(undefined);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(idOf({ email: ' Amina@Example.com ' })).toBe(id);
  expect(idOf({ email: 7 })).toBe(id);
  expect(idOf({ email: 'brian@example.com' })).toBeNull();
  expect(knownDeviceIdOf({ headers: {}, body: undefined } as FastifyRequest, secretKey)).toBeNull();
});
