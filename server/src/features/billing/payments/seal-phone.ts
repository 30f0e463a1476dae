import type { Secret } from '../../../config/secret.ts';
import { createValueSeal } from '../../../gateways/sealing/seal-value.ts';

export const phoneSeal = createValueSeal('mwanzo paying phones 1');

/** Encrypts a number for the row that `place` names. In another row it cannot be decrypted. */
export const sealPhone = (phone: string, place: string, vaultKey: Secret): Buffer =>
  phoneSeal.seal(Buffer.from(phone), place, vaultKey);

/** @throws Error when it was sealed for another row, with another key, or was changed */
export const openPhone = (sealed: Buffer, place: string, vaultKey: Secret): string =>
  phoneSeal.open(sealed, place, vaultKey).toString();
