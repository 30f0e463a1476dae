import type { Secret } from '../../../config/secret.ts';
import type { Database } from '../../../database/connect.ts';
import { getRow, getRows } from '../../../database/sql.ts';
import type { Clock } from '../../../gateways/clock.ts';
import { MailError, type Mailer } from '../../../gateways/mail/mailer.ts';
import {
  deleteOldMails,
  endMail,
  findMail,
  listOpenMails,
  listResetRequests,
  noteSending,
  type AccountMailOutcome,
  type OpenAccountMail,
} from './recovery.repository.ts';
import { makeResetLink } from './ask-for-reset.ts';
import { composeAccountMail } from './compose-account-mail.ts';
import { keptMs, patienceMs } from './link-rules.ts';
import { tokenOf } from './link-token.ts';

interface AccountMailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly secretKey: Secret;
  /** The address of the web app. */
  readonly siteUrl: string;
}

const atOnce = 500;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates the links for all requests for a new password. Several processes may do so at once.
 *
 * @returns the ids of the mails that have to be sent, including those of earlier attempts
 */
export async function collectAccountMails(
  dependencies: Pick<AccountMailDependencies, 'database' | 'clock' | 'secretKey'>,
): Promise<number[]> {
  const { database } = dependencies;
  for (const { id } of await getRows(database, listResetRequests, { limit: atOnce }))
    await makeResetLink(dependencies, id);
  return (await getRows(database, listOpenMails, { limit: atOnce })).map(({ id }) => id);
}

/** The reason why a mail must not be sent. Null when it may be. */
function endOf({ kind, createdAt, linkEndedAt, wasTold }: OpenAccountMail, now: Date): 'needless' | 'expired' | null {
  if (linkEndedAt !== null || (kind === 'taken' && wasTold)) return 'needless';
  return now.getTime() - createdAt.getTime() > patienceMs ? 'expired' : null;
}

/**
 * Sends a mail about an account. A temporary failure is thrown, and the mail stays open. It is recorded after the mail
 * server has accepted it. If the process dies before that, the mail is sent again: it may come twice, but is never
 * lost.
 */
export async function sendAccountMail(dependencies: AccountMailDependencies, mailId: number): Promise<void> {
  const { database, clock, mailer, secretKey, siteUrl } = dependencies;
  const found = await getRow(database, findMail, { id: mailId, toldSince: new Date(clock.now().getTime() - dayMs) });
  if (!found) return;
  const mail = found.isTaken ? ({ ...found, kind: 'taken', nonce: null } as const) : found;
  const end = async (outcome: AccountMailOutcome): Promise<void> => {
    await getRows(database, endMail, { id: mailId, now: clock.now(), outcome, kind: mail.kind });
  };
  const reason = endOf(mail, clock.now());
  if (reason) return end(reason);
  const { kind, email: to, language, nonce, tokenHash, linkId } = mail;
  const token = nonce && tokenHash && tokenOf({ nonce, tokenHash }, secretKey);
  try {
    await mailer.send(
      composeAccountMail({ id: mailId, kind, to, language, token, siteUrl, at: mail.createdAt, device: mail }),
      {
        // The time of a link begins when it is sent, however long the mail server was down.
        onHandover: async () => {
          if (token !== null && linkId !== null) await getRows(database, noteSending, { linkId, now: clock.now() });
        },
      },
    );
  } catch (error) {
    if (!(error instanceof MailError) || !error.isFinal) throw error;
    return end('refused');
  }
  return end('sent');
}

/** Deletes mails a day after they have ended, and links when none of them can work any more. */
export async function forgetRecoveries({
  database,
  clock,
}: Pick<AccountMailDependencies, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  await getRows(database, deleteOldMails, { linksBefore: new Date(now - keptMs), mailsBefore: new Date(now - dayMs) });
}
