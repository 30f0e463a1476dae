import { createECDH } from 'node:crypto';

const curve = 'prime256v1';

/** @returns a new private key, in base64url */
export function makeVapidKey(): string {
  const keys = createECDH(curve);
  keys.generateKeys();
  // The key is a number, and may be written with fewer bytes.
  return Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/**
 * The public key that goes with a private one, both in base64url.
 * @throws when it is not a private key
 */
export function publicVapidKey(privateKey: string): string {
  const keys = createECDH(curve);
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return keys.getPublicKey().toString('base64url');
}

/** Lists the problems of a pair of keys, one sentence each. It reads the raw variables. */
export function vapidProblems(variables: Record<string, string | undefined>): string[] {
  return [...pairProblems(variables), ...otherProblems(variables)];
}

function otherProblems(variables: Record<string, string | undefined>): string[] {
  return ['VAPID_PRIVATE_KEY_NEXT', 'VAPID_PRIVATE_KEY_OLD'].flatMap((name) => {
    try {
      if (variables[name]) publicVapidKey(variables[name]);
      return [];
    } catch {
      return [`${name}: must be 32 bytes in base64url`];
    }
  });
}

function pairProblems({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Record<string, string | undefined>): string[] {
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) return [];
  if (!VAPID_PRIVATE_KEY) return ['VAPID_PRIVATE_KEY: is required with VAPID_PUBLIC_KEY'];
  if (!VAPID_PUBLIC_KEY) return ['VAPID_PUBLIC_KEY: is required with VAPID_PRIVATE_KEY'];
  try {
    if (publicVapidKey(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY) return [];
  } catch {
    return ['VAPID_PRIVATE_KEY: must be 32 bytes in base64url. Make both with: npx web-push generate-vapid-keys'];
  }
  return ['VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY'];
}
