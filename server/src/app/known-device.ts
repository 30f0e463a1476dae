import { cleanWithin } from '@mwanzo/contract/bounded-text';
import { textLimits } from '@mwanzo/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { Secret } from '../config/secret.ts';
import { readKnownDevice } from '../features/people/accounts/index.ts';

const plainAddress = cleanWithin(textLimits.emailMax, (text) => text.trim().toLowerCase());

/**
 * The device of a request that has signed in here before. If the request names an e-mail, it must have signed in with
 * that one. Otherwise somebody could attack any account from their own device.
 */
export function knownDeviceIdOf({ headers, body }: FastifyRequest, secretKey: Secret): string | null {
  const device = readKnownDevice(headers.cookie, secretKey);
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email === 'string') return device.knows(plainAddress(email)) ? device.deviceId : null;
  return device.deviceId;
}
