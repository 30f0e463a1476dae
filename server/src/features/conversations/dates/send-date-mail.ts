import { getRow, getRows } from '../../../database/sql.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { MailError, type Mailer } from '../../../gateways/mail/mailer.ts';
import { composeDateMail } from './compose-date-mail.ts';
import { dueMail, noteSentMail } from './date-rules.ts';
import { findMailedPlan, listDuePlans, lockPlan, savePlan } from './dates.repository.ts';
import { linkOf } from './link-secret.ts';
import type { DateDependencies } from './manage-plans.ts';

/** @returns the ids of the plans for which a mail is due now */
export function collectDateMails({ database, clock }: Pick<DateDependencies, 'database' | 'clock'>): Promise<number[]> {
  return listDuePlans(database, clock.now());
}

/**
 * Sends the mail that is due for a plan: a reminder to the member or the alert to the friend. It is recorded after the
 * mail server has accepted it. If the process dies before that, the mail is sent again: an alert may come twice, but is
 * never lost.
 */
export async function sendDateMail(
  dependencies: DateDependencies & { readonly mailer: Mailer },
  planId: number,
): Promise<void> {
  const { database, clock, mailer, secretKey, siteUrl } = dependencies;
  const plan = await getRow(database, findMailedPlan, { id: planId });
  const now = clock.now();
  const kind = plan && dueMail(plan, now);
  if (!plan || !kind) return;
  const to = kind === 'reminder' ? plan.email : plan.friendEmail;
  if (to === null) return;
  const own = new URL(`/dates/${plan.id}`, siteUrl).href;
  const link = kind === 'reminder' ? own : linkOf(plan, secretKey, siteUrl);
  try {
    await mailer.send(composeDateMail({ plan, kind, to, link, siteUrl, now }));
  } catch (error) {
    if (!(error instanceof MailError) || !error.isFinal) throw error;
  }
  // The mail says how things stood before it was sent. If the time has passed since, the alert is still to come.
  await inTransaction(database, async (transaction) => {
    const current = await getRow(transaction, lockPlan, { id: planId });
    if (current) await getRows(transaction, savePlan, noteSentMail(current, plan, kind, now));
  });
}
