import { whileLocked } from '../database/while-locked.ts';
import type { Database } from '../database/connect.ts';
import { createTriesRepository, forgetSessions } from '../features/accounts/index.ts';
import { createAllowancesRepository } from '../features/allowances/index.ts';
import { removeUnsentMedia, sealMedia, sweepMedia } from '../features/chat-media/index.ts';
import { deleteClosedPlans } from '../features/dates/index.ts';
import { forgetGrants } from '../features/document-looks/index.ts';
import { createHeldMessagesRepository } from '../features/messages/index.ts';
import { forgetPaymentEvents, forgetPhonesOfDeleted } from '../features/payments/index.ts';
import { createDecidedChangesRepository } from '../features/changes/index.ts';
import { standingSince } from '../features/moderation/index.ts';
import { forgetTrials } from '../features/premium/index.ts';
import { remindOfPremiumEnd } from '../features/premium-reminders/index.ts';
import { listErasedPhotos } from '../features/personal-data/index.ts';
import { deleteHashesOfDeletedPhotos, hashOldPhotos, sweepPhotos } from '../features/photos/index.ts';
import { forgetRecoveries } from '../features/recovery/index.ts';
import { forgetEvidence, openWarnedCases, tellOfAskedSanctions } from '../features/reports/index.ts';
import { eraseDecidedDocuments, expireUndecided } from '../features/verifications/index.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { SealedMediaStorage } from '../gateways/media-storage/media-storage.ts';
import type { Swept } from '../gateways/media-storage/sweep-storage.ts';
import type { PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import type { DocumentVault } from '../gateways/vault/document-vault.ts';

export interface CleanupDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventBus;
  readonly photoStorage: PhotoStorage;
  readonly mediaStorage: SealedMediaStorage;
  readonly vault: DocumentVault;
  /** Called for each job that fails. The other jobs still run. */
  readonly onFailure: (job: string, error: unknown) => void;
  /** Called for each sweep that moved or removed files. */
  readonly onSwept: (what: string, swept: Swept) => void;
  /** Called with the number of files that were encrypted, unless it is 0. */
  readonly onSealed: (count: number) => void;
  /** True from the moment the process is asked to stop. A long job ends early then. */
  readonly isDraining: () => boolean;
}

// The key of an advisory lock that nothing else uses.
const lockKey = 6_941_726_002;

/** A file younger than this may belong to a row that is still being written, in ms. */
const spareMs = 60 * 60 * 1000;

interface CleanupOptions {
  /**
   * False in the first hour of a server. In that hour an operator notices if it has the wrong database or folder, and
   * replaces the servers of the last release, which cannot read encrypted photos of messages.
   */
  readonly maySweep: boolean;
}

/**
 * Runs all hourly jobs:
 * - deletes closed date plans, and ended mail links and sessions;
 * - opens cases about members about whom several others were warned, and deletes the messages of final decisions;
 * - tells reviewers of bans and long suspensions that soon have waited for 24 hours;
 * - reminds members that their Premium ends;
 * - ends verifications that were undecided for 72 hours, erases their documents, and those of verifications that were
 * decided at least 24 hours ago;
 * - forgets the names of decisions that can no longer be taken back, and old questions for more identity documents;
 * - forgets the phones of deleted members' orders after an hour, and the documents of their trials after two years;
 * - removes uploads that were not sent;
 * - forgets attempts and held messages after an hour, views of networks on earlier days, used allowances after a week,
 * and payment events after 13 months;
 * - computes the perceptual hashes of old photos;
 * - moves photos and voice notes without a row into the trash;
 * - encrypts photos and voice notes that an earlier release has stored.
 * Does nothing while another process runs them. Never throws.
 */
export async function cleanUp(dependencies: CleanupDependencies, { maySweep }: CleanupOptions): Promise<void> {
  const { database, clock } = dependencies;
  const spareSince = new Date(clock.now().getTime() - spareMs);
  const jobs = {
    'end undecided verifications': () => expireUndecided(dependencies),
    'erase decided documents': () => eraseAllDecided(dependencies),
    'delete closed date plans': () => deleteClosedPlans(dependencies),
    'forget links of mails': () => forgetRecoveries(dependencies),
    'forget ended sessions': () => forgetSessions(dependencies),
    'remind of the end of Premium': () => remindOfPremiumEnd(dependencies),
    'tell reviewers of asked sanctions': () => tellOfAskedSanctions(dependencies),
    'open cases of warned members': () => openWarnedCases(dependencies),
    'forget decided changes': () => createDecidedChangesRepository(database).forget(standingSince(clock.now())),
    'forget answered questions for documents': () => forgetGrants(dependencies),
    'forget the messages of final decisions': () => forgetEvidence(dependencies, standingSince(clock.now())),
    'forget phones of deleted members': () => forgetPhonesOfDeleted(dependencies),
    'forget the trials of deleted members': () => forgetTrials(dependencies),
    'forget what happened to payments': () => forgetPaymentEvents(dependencies),
    'forget old tries': () => createTriesRepository(database).deleteBefore(spareSince),
    'forget held messages': () => createHeldMessagesRepository(database).deleteBefore(spareSince),
    'forget what networks saw': () => createAllowancesRepository(database).forgetNetworks(clock.now()),
    'forget what members used': () => forgetAllDays(dependencies),
    'remove uploads that were not sent': () => removeUnsentMedia(dependencies),
    'forget what deleted photos looked like': () => deleteHashesOfDeletedPhotos(dependencies),
    'hash old photos': () => hashOldPhotos(dependencies),
    ...(maySweep && { ...listSweeps(dependencies, spareSince), 'encrypt stored media': () => sealAll(dependencies) }),
  };
  const runAll = async (): Promise<void> => {
    for (const [name, job] of Object.entries(jobs)) {
      await job().catch((error: unknown) => dependencies.onFailure(name, error));
    }
  };
  await whileLocked(database, lockKey, runAll).catch((error: unknown) =>
    dependencies.onFailure('take the lock', error),
  );
}

type Jobs = Readonly<Record<string, () => Promise<unknown>>>;

function listSweeps(dependencies: CleanupDependencies, storedBefore: Date): Jobs {
  const told = (what: string, sweep: () => Promise<Swept>) => async () => {
    const swept = await sweep();
    if (swept.moved + swept.removed > 0) dependencies.onSwept(what, swept);
  };
  const sweepAllPhotos = async () =>
    sweepPhotos(dependencies, { storedBefore, erased: await listErasedPhotos(dependencies.database) });
  return {
    'sweep photos': told('photos', sweepAllPhotos),
    'sweep photos and voice notes of messages': told('photos and voice notes of messages', () =>
      sweepMedia(dependencies, storedBefore),
    ),
  };
}

async function sealAll(dependencies: CleanupDependencies): Promise<void> {
  const count = await sealMedia(dependencies);
  if (count > 0) dependencies.onSealed(count);
}

/** The most days of members that one statement deletes. */
const daysAtOnce = 10_000;

async function forgetAllDays({ database, clock }: CleanupDependencies): Promise<void> {
  const allowances = createAllowancesRepository(database);
  while ((await allowances.forgetDays(clock.now(), daysAtOnce)) === daysAtOnce);
}

/** Repeats a job, because each run erases a limited number. */
async function eraseAllDecided(dependencies: CleanupDependencies): Promise<void> {
  while ((await eraseDecidedDocuments(dependencies)) > 0);
}
