import { backupLock } from '../database/backup-lock.ts';
import { whileLocked } from '../database/while-locked.ts';
import type { Database } from '../database/connect.ts';
import { getRows } from '../database/sql.ts';
import { deleteOldTries, forgetSessions } from '../features/people/accounts/index.ts';
import { firstKeptDay, forgetDays, forgetNetworks } from '../features/core/allowances/index.ts';
import { removeUnsentMedia, sealMedia, sweepMedia } from '../features/conversations/chat-media/index.ts';
import { deleteClosedPlans } from '../features/conversations/dates/index.ts';
import { forgetGrants } from '../features/trust/document-looks/index.ts';
import { forgetStopped } from '../features/discovery/matching/index.ts';
import { deleteHeldBefore } from '../features/conversations/messages/index.ts';
import {
  findForgottenReceipts,
  forgetPaymentEvents,
  forgetPhonesOfDeleted,
} from '../features/billing/payments/index.ts';
import { forgetDecided } from '../features/core/changes/index.ts';
import { standingSince } from '../features/trust/moderation/index.ts';
import { forgetTrials } from '../features/core/premium/index.ts';
import { remindOfPremiumEnd } from '../features/notices/premium-reminders/index.ts';
import { listErasedPhotos } from '../features/personal-data/index.ts';
import { deleteHashesOfDeletedPhotos, hashOldPhotos, sweepPhotos } from '../features/people/photos/index.ts';
import { forgetRecoveries } from '../features/people/recovery/index.ts';
import { forgetEvidence, openWarnedCases, tellOfAskedSanctions } from '../features/trust/reports/index.ts';
import { eraseDecidedDocuments, expireUndecided } from '../features/trust/verifications/index.ts';
import type { Clock } from '../gateways/clock.ts';
import type { EventBus } from '../gateways/event-bus/event-bus.ts';
import type { SealedMediaStorage } from '../gateways/media-storage/media-storage.ts';
import type { Swept } from '../gateways/media-storage/sweep-storage.ts';
import type { PhotoStorage } from '../gateways/photo-storage/photo-storage.ts';
import type { DocumentVault } from '../gateways/vault/document-vault.ts';
import { watchRun, type RunWatching } from './watch-run.ts';

export interface CleanupDependencies extends RunWatching {
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

/** The jobs that every hour runs, in this order. */
export const hourlyJobs = {
  'end undecided verifications': (on) => expireUndecided(on),
  'erase decided documents': (on) => eraseDecidedDocuments(on),
  'delete closed date plans': (on) => deleteClosedPlans(on),
  'forget links of mails': (on) => forgetRecoveries(on),
  'forget ended sessions': (on) => forgetSessions(on),
  'remind of the end of Premium': (on) => remindOfPremiumEnd(on),
  'tell reviewers of asked sanctions': (on) => tellOfAskedSanctions(on),
  'open cases of warned members': (on) => openWarnedCases(on),
  'forget decided changes': ({ database, clock }) =>
    getRows(database, forgetDecided, { decidedUntil: standingSince(clock.now()) }),
  'forget answered questions for documents': (on) => forgetGrants(on),
  'forget the messages of final decisions': (on) => forgetEvidence(on, standingSince(on.clock.now())),
  'look for lost receipts': (on) => findForgottenReceipts(on),
  'forget phones of deleted members': (on) => forgetPhonesOfDeleted(on),
  'forget the trials of deleted members': (on) => forgetTrials(on),
  'forget what happened to payments': (on) => forgetPaymentEvents(on),
  'forget old tries': (on) => getRows(on.database, deleteOldTries, { before: spareSince(on) }),
  'forget held messages': (on) => getRows(on.database, deleteHeldBefore, { moment: spareSince(on) }),
  'forget what networks saw': ({ database, clock }) =>
    getRows(database, forgetNetworks, { kept: firstKeptDay('network', clock.now()) }),
  'forget what was learned of those who stopped it': (on) => getRows(on.database, forgetStopped, {}),
  'forget what members used': (on) => forgetAllDays(on),
  'remove uploads that were not sent': (on) => removeUnsentMedia(on),
  'forget what deleted photos looked like': (on) => deleteHashesOfDeletedPhotos(on),
  'remove what a dead backup kept aside': (on) => releaseHeld(on),
  'hash old photos': (on) => hashOldPhotos(on),
} satisfies Jobs;

/** These jobs move or change files, so they begin an hour after the start. */
export const sweeps = {
  'sweep photos': async (on) => {
    const erased = await listErasedPhotos(on.database);
    tellSwept(on, 'photos', await sweepPhotos(on, { storedBefore: spareSince(on), erased }));
  },
  'sweep photos and voice notes of messages': async (on) =>
    tellSwept(on, 'photos and voice notes of messages', await sweepMedia(on, spareSince(on))),
  'encrypt stored media': (on) => sealAll(on),
} satisfies Jobs;

type Jobs = Readonly<Record<string, (dependencies: CleanupDependencies) => Promise<unknown>>>;

/** Runs all of these jobs, one after the other. Does nothing while another process runs them. Never throws. */
export async function cleanUp(dependencies: CleanupDependencies, { maySweep }: CleanupOptions): Promise<void> {
  const { database, onFailure } = dependencies;
  const jobs: Jobs = { ...hourlyJobs, ...(maySweep && sweeps) };
  const runAll = async (): Promise<void> => {
    for (const [name, job] of Object.entries(jobs)) {
      await watchRun(dependencies, name, () => job(dependencies)).catch((error: unknown) => onFailure(name, error));
    }
  };
  await whileLocked(database, lockKey, runAll).catch((error: unknown) => onFailure('take the lock', error));
}

function spareSince({ clock }: CleanupDependencies): Date {
  return new Date(clock.now().getTime() - spareMs);
}

function tellSwept({ onSwept }: CleanupDependencies, what: string, swept: Swept): void {
  if (swept.moved + swept.removed > 0) onSwept(what, swept);
}

async function sealAll(dependencies: CleanupDependencies): Promise<void> {
  const count = await sealMedia(dependencies);
  if (count > 0) dependencies.onSealed(count);
}

/** A backup removes it by itself at its end. While one is being made, it holds the lock. */
async function releaseHeld({ database, photoStorage, mediaStorage }: CleanupDependencies): Promise<void> {
  await whileLocked(database, backupLock, async () => {
    await photoStorage.release();
    await mediaStorage.release();
  });
}

/** The most days of members that one statement deletes. */
const daysAtOnce = 10_000;

async function forgetAllDays({ database, clock }: CleanupDependencies): Promise<void> {
  const days = { kept: firstKeptDay('member', clock.now()), limit: daysAtOnce };
  while ((await getRows(database, forgetDays, days)).length === daysAtOnce);
}
