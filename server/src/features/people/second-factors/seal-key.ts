import type { Secret } from '../../../config/secret.ts';
import { createValueSeal } from '../../../gateways/sealing/seal-value.ts';

export const keySeal = createValueSeal('mwanzo second step 1');

/** Encrypts an app's key for one member. In another member's row it cannot be decrypted. */
export const sealKey = (key: Buffer, userId: number, vaultKey: Secret): Buffer =>
  keySeal.seal(key, String(userId), vaultKey);

/** @throws Error when it was sealed for somebody else, with another key, or was changed */
export const openKey = (sealed: Buffer, userId: number, vaultKey: Secret): Buffer =>
  keySeal.open(sealed, String(userId), vaultKey);
