import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/connect.ts';
import { sealPhonesAgain } from '../../features/billing/payments/index.ts';
import { sealFactorsAgain } from '../../features/people/second-factors/index.ts';
import { sealMediaAgain } from '../../gateways/media-storage/seal-media-again.ts';
import type { BrokenSeal, SealedAgain } from '../../gateways/sealing/seal-again.ts';
import { vaultKeysOf } from '../../gateways/sealing/vault-key.ts';
import { sealDocumentsAgain } from '../../gateways/vault/seal-documents-again.ts';

/** The kinds of things that the vault key seals, in the words of the report. */
export const sealedKinds = {
  documents: 'identity documents',
  media: 'photos and voice notes of messages',
  factors: 'second steps',
  phones: 'paying phones',
} as const;
type SealedKind = keyof typeof sealedKinds;

export interface SealingReport {
  /** The numbers that were sealed with an earlier key, and are sealed again unless it only looked. */
  readonly again: Readonly<Record<SealedKind, number>>;
  /** All that no key opens. */
  readonly broken: readonly BrokenSeal[];
}

type Sealed = Pick<Config, 'dataDir' | 'vaultKey'> & { readonly database: Database };

/**
 * Seals everything with the current vault key that an earlier one has sealed, piece by piece, while members go on. It
 * can be started again whenever it was ended: what is done is left alone.
 *
 * @param onlyLooks if true, it only counts
 */
export async function sealVaultAgain(
  { database, dataDir, vaultKey }: Sealed,
  { onlyLooks }: { readonly onlyLooks: boolean },
): Promise<SealingReport> {
  const keys = vaultKeysOf(vaultKey);
  const pieces: Record<SealedKind, AsyncIterable<SealedAgain | BrokenSeal>> = {
    documents: sealDocumentsAgain(path.join(dataDir, 'vault'), keys, onlyLooks),
    media: sealMediaAgain(path.join(dataDir, 'message-media'), keys, onlyLooks),
    factors: sealFactorsAgain(database, vaultKey, onlyLooks),
    phones: sealPhonesAgain(database, vaultKey, onlyLooks),
  };
  const again = { documents: 0, media: 0, factors: 0, phones: 0 };
  const broken: BrokenSeal[] = [];
  for (const kind of Object.keys(pieces) as SealedKind[])
    for await (const piece of pieces[kind])
      if (typeof piece === 'object') broken.push(piece);
      else if (piece === 'again') again[kind] += 1;
  return { again, broken };
}

export const countAgain = ({ again }: SealingReport): number =>
  Object.values(again).reduce((sum, count) => sum + count, 0);

/** Such as "2 identity documents, 1 second steps". */
export function describeAgain({ again }: SealingReport): string {
  const kinds = (Object.keys(sealedKinds) as SealedKind[]).filter((kind) => again[kind] > 0);
  return kinds.map((kind) => `${again[kind]} ${sealedKinds[kind]}`).join(', ') || 'nothing';
}
