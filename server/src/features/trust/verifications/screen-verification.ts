import { getRow } from '../../../database/sql.ts';
import type { Database } from '../../../database/connect.ts';
import type { Clock } from '../../../gateways/clock.ts';
import type { PhotoStorage } from '../../../gateways/photo-storage/photo-storage.ts';
import type { NotScreened, Screener, SeenDocuments } from '../../../gateways/screening/screener.ts';
import type { DocumentVault } from '../../../gateways/vault/document-vault.ts';
import { flagsOf, mayTryAgain, scoresOf } from './screening-rules.ts';
import {
  beginScreening,
  finishScreening,
  type BegunScreening,
  type FinishedScreening,
} from './screenings.repository.ts';

export interface ScreenVerificationDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: DocumentVault;
  readonly photoStorage: PhotoStorage;
  readonly screener: Screener;
}

/**
 * Screens the pictures of a submission and stores hints for its reviewer. The submission itself never changes.
 *
 * @throws when it has to be tried again
 */
export async function screenVerification(
  dependencies: ScreenVerificationDependencies,
  verificationId: number,
): Promise<void> {
  const { database, clock } = dependencies;
  const begun = await getRow(database, beginScreening, { verificationId });
  if (begun === null) return;
  const seen = await look(dependencies, begun);
  if (typeof seen === 'string' && seen !== 'no_model' && mayTryAgain(begun.attempts))
    throw new Error(`A verification could not be screened: ${seen}`);
  await finishScreening(database, { verificationId, ...outcomeOf(seen) }, clock.now());
}

async function look(
  { vault, photoStorage, screener }: ScreenVerificationDependencies,
  { attempts, selfieKey, documentKey, photo }: BegunScreening,
): Promise<SeenDocuments | NotScreened> {
  // These pictures may have crashed the whole server. The attempts are limited, so that this does not repeat for ever.
  if (attempts > 1 && !mayTryAgain(attempts - 1)) return 'crashed';
  // A document may be damaged, or was erased in the meantime.
  const [selfie, idDocument] = await Promise.all(
    [selfieKey, documentKey].map((key) => vault.open(key).catch(() => null)),
  );
  if (!selfie || !idDocument) return 'crashed';
  const firstPhoto = photo && (await photoStorage.read(photo[1], 1080));
  const seen = await screener.screenDocuments({ idDocument, selfie, photo: firstPhoto });
  return seen.isScreened ? seen.result : seen.why;
}

function outcomeOf(seen: SeenDocuments | NotScreened): Omit<FinishedScreening, 'verificationId'> {
  if (typeof seen === 'string') return { scores: null, notScreened: seen, flags: [], selfieHash: null };
  return {
    scores: scoresOf(seen),
    notScreened: null,
    flags: flagsOf(seen),
    selfieHash: seen.selfie.hash,
  };
}
