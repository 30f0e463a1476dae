import { createHmac } from 'node:crypto';
import type { Secret } from './secret.ts';

/** The keys that an operator can change. */
export const keyKinds = ['secret', 'vault', 'vapid', 'turn'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** A short name of a key, by which two are told apart. Nobody can find the key from its 32 bits. */
export function keyIdOf(kind: KeyKind, key: Secret): string {
  // A vault key may be written in capitals or not.
  const text = kind === 'vault' ? key.reveal().toLowerCase() : key.reveal();
  return createHmac('sha256', text).update(`mwanzo key id 1\n${kind}`).digest('hex').slice(0, 8);
}
