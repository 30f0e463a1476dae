import type { ConsentPurpose } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { getRows, sql, statement } from '../../../database/sql.ts';
import type { Transaction } from '../../../database/transaction.ts';

interface Given {
  readonly userId: number;
  readonly purpose: ConsentPurpose;
  readonly version: number;
  readonly now: Date;
}

type ConsentRow = Pick<Given, 'purpose' | 'version'> & { readonly givenAt: Date; readonly withdrawnAt: Date | null };

const endOthers = statement<Given>(
  ({ userId, purpose, version, now }) => sql`update consents set withdrawn_at = greatest(${now}, given_at)
    where user_id = ${userId} and purpose = ${purpose} and version <> ${version} and withdrawn_at is null`,
);
const give = statement<Given>(
  ({ userId, purpose, version, now }) => sql`
    insert into consents (user_id, purpose, version, given_at) values (${userId}, ${purpose}, ${version}, ${now})
    on conflict (user_id, purpose) where withdrawn_at is null do nothing`,
);

/** Writes a consent, unless it is given already. It ends those to other words. */
export async function giveConsent(on: Database | Transaction, given: Given): Promise<void> {
  await getRows(on, endOthers, given);
  await getRows(on, give, given);
}

export const endConsent = statement<Omit<Given, 'version'>>(
  ({ userId, purpose, now }) => sql`update consents set withdrawn_at = greatest(${now}, given_at)
    where user_id = ${userId} and purpose = ${purpose} and withdrawn_at is null`,
);

export const listConsents = statement<{ userId: number }, ConsentRow>(
  ({ userId }) => sql`select purpose, version, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
    where user_id = ${userId} order by given_at desc, id desc limit 100`,
);
