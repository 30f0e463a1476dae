import type { Gender, GenderDetail, Orientation, Visibility } from '@mwanzo/contract/people/options';
import type { Database } from '../../../database/connect.ts';
import { prepared, runPrepared } from '../../../database/prepared.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { identityColumns, insertProfile } from '../profiles/index.ts';
import { credentialsWith, type Credentials } from './credential-sql.ts';

export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly fullName: string;
  readonly role: 'member' | 'moderator';
  readonly birthday: string;
  readonly gender: Gender | null;
  readonly orientation: Orientation | null;
}

/** The case that suspended or banned a member, and the end of the restriction; nulls without a restriction. */
interface RestrictedRow {
  readonly restrictionCaseId: number | null;
  readonly restrictedUntil: Date | null;
}

export interface NewAccount extends Omit<AccountRow, 'role'> {
  readonly passwordHash: string;
  /** The public name. */
  readonly name: string;
  readonly genderDetail: GenderDetail | null;
  readonly orientationVisibility: Visibility;
  readonly birthdayVisibility: Visibility;
  readonly activeOn: string;
  readonly rankKey: number;
  readonly searchWords: string[];
  readonly createdAt: Date;
}

const findByEmail = prepared<AccountRow & RestrictedRow & { passwordHash: string }>(
  'find-account-by-email',
  `select account.id, account.email, account.password_hash as "passwordHash", account.full_name as "fullName",
    account.role,
     account.restriction_case_id as "restrictionCaseId", account.restricted_until as "restrictedUntil",
     ${identityColumns('profile')}
   from users account join profiles profile on profile.user_id = account.id
   where account.email = $1`,
);

const findCredentials = prepared<Credentials>('find-credentials', credentialsWith({ id: '$1' }));

const insertAccount = prepared(
  'insert-account',
  `with account as (
     insert into users (id, email, password_hash, full_name, created_at) values ($1, $2, $3, $4, $5) returning id
   )
   ${insertProfile({
     userId: 'id',
     name: '$15',
     birthday: '$6::date',
     gender: '$7',
     genderDetail: '$8',
     orientation: '$9',
     orientationVisibility: '$10',
     birthdayVisibility: '$11',
     activeOn: '$12::date',
     rankKey: '$13',
     searchWords: '$14',
     from: 'account',
   })}`,
);

const claimNotice = prepared<{ id: number }>(
  'claim-sign-up-notice',
  `update users set told_of_sign_up_on = $2::date
   where email = $1 and told_of_sign_up_on is distinct from $2::date returning id`,
);

const releaseNotice = prepared(
  'release-sign-up-notice',
  'update users set told_of_sign_up_on = null where email = $1 and told_of_sign_up_on = $2::date',
);

export const accountStatements = { findByEmail, claimNotice, releaseNotice };

/** Members and their credentials. */
export function createAccountsRepository(on: Database | Transaction) {
  return {
    async findAccountByEmail(email: string) {
      const [row] = await runPrepared(on, findByEmail, [email]);
      return row ?? null;
    },

    async findCredentials(userId: number): Promise<Credentials | null> {
      const [row] = await runPrepared(on, findCredentials, [userId]);
      return row ?? null;
    },

    /** Creates the member and their profile. Fails on the unique constraints users_email_unique and users_pkey. */
    async insertAccount(account: NewAccount): Promise<void> {
      await runPrepared(on, insertAccount, [
        account.id,
        account.email,
        account.passwordHash,
        account.fullName,
        account.createdAt,
        account.birthday,
        account.gender,
        account.genderDetail,
        account.orientation,
        account.orientationVisibility,
        account.birthdayVisibility,
        account.activeOn,
        account.rankKey,
        account.searchWords,
        account.name,
      ]);
    },

    /** Resolves to true if this is the day's first notice to the member with this e-mail, by the Nairobi day. */
    async claimSignUpNotice(email: string, day: string): Promise<boolean> {
      const rows = await runPrepared(on, claimNotice, [email, day]);
      return rows.length > 0;
    },

    /** Releases the claim on the day's notice, because this one was not sent. */
    async releaseSignUpNotice(email: string, day: string): Promise<void> {
      await runPrepared(on, releaseNotice, [email, day]);
    },
  };
}
