import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { findMemberForOperator } from '../features/trust/moderation/index.ts';
import { noteMovedPeriods } from '../features/billing/payments/index.ts';
import { grantDays, readPlan, revokeGiven as takeBackGiven } from '../features/core/premium/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { OperatorError } from './operator-terminal.ts';

export const premiumUsage = `  npm run operator -- premium grant EMAIL 30d  adds this many days to the member's Premium
  npm run operator -- premium show EMAIL       tells until when a member has Premium
  npm run operator -- premium revoke EMAIL     takes back the days that were given; what was paid stays`;

const daysMax = 366;

function daysOf(text: string): number {
  const days = Number(/^(\d{1,3})d$/.exec(text)?.[1]);
  if (days >= 1 && days <= daysMax) return days;
  throw new OperatorError(`Say for how many days, from 1d to ${daysMax}d, such as 30d.`, 2);
}

const written = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** @returns a description of the result, or null when these words are no command */
export async function runPremium(database: Database, words: readonly string[]): Promise<string | null> {
  const [verb = '', email = '', length = '', ...rest] = words;
  const isCommand = verb === 'grant' ? length !== '' : ['show', 'revoke'].includes(verb) && length === '';
  if (!isCommand || email === '' || rest.length > 0) return null;
  const days = verb === 'grant' ? daysOf(length) : 0;
  const member = await findMemberForOperator(database, email);
  if (!member) throw new OperatorError(`There is no member ${email.trim()}.`, 1);
  const now = systemClock.now();
  const who = `Member ${member.id}`;
  if (verb === 'grant') {
    const { startsAt, endsAt } = await grantDays(database, member.id, days, now);
    return `${who} has Premium from ${written(startsAt)} until ${written(endsAt)}.`;
  }
  const revoked = verb === 'revoke' ? await revokeGiven(database, member.id, now) : null;
  const plan = await readPlan(database, member.id, now);
  const has = plan ? `has Premium until ${written(plan.until)}` : 'is on the Basic plan';
  return revoked === 0 ? `${who} had no given days. The member ${has}.` : `${who} ${has}.`;
}

/** Paid passes that follow the given days now begin earlier. */
function revokeGiven(database: Database, memberId: number, now: Date): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const { count, moved } = await takeBackGiven(transaction, memberId, now);
    await noteMovedPeriods(transaction, moved);
    return count;
  });
}
