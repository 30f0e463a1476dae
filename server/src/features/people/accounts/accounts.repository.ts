import type { Gender, GenderDetail, Orientation, Visibility } from '@mwanzo/contract/people/options';
import { getRows, sql, statement } from '../../../database/sql.ts';
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

export const findAccountByEmail = statement<{ email: string }, AccountRow & RestrictedRow & { passwordHash: string }>(
  ({ email }) => sql`
    select account.id, account.email, account.password_hash as "passwordHash", account.full_name as "fullName",
      account.role, account.restriction_case_id as "restrictionCaseId", account.restricted_until as "restrictedUntil",
      ${identityColumns('profile')}
    from users account join profiles profile on profile.user_id = account.id
    where account.email = ${email}`,
);

export const findCredentials = statement<{ id: number }, Credentials>(({ id }) => credentialsWith({ id }));

const insertUser = statement<NewAccount>(
  ({ id, email, passwordHash, fullName, createdAt }) => sql`
    insert into users (id, email, password_hash, full_name, created_at)
    values (${id}, ${email}, ${passwordHash}, ${fullName}, ${createdAt})`,
);

const insertProfileOf = statement<NewAccount>((input) =>
  insertProfile({
    userId: input.id,
    name: input.name,
    birthday: sql`${input.birthday}::date`,
    gender: input.gender,
    genderDetail: input.genderDetail,
    orientation: input.orientation,
    orientationVisibility: input.orientationVisibility,
    birthdayVisibility: input.birthdayVisibility,
    activeOn: sql`${input.activeOn}::date`,
    rankKey: input.rankKey,
    searchWords: input.searchWords,
    from: '(select) account',
  }),
);

/** Returns a row if this is the day's first notice to the member with this e-mail, by the Nairobi day. */
export const claimSignUpNotice = statement<{ email: string; day: string }, { id: number }>(
  ({ email, day }) => sql`
    update users set told_of_sign_up_on = ${day}::date
    where email = ${email} and told_of_sign_up_on is distinct from ${day}::date returning id`,
);

/** Releases the claim on the day's notice, because this one was not sent. */
export const releaseSignUpNotice = statement<{ email: string; day: string }>(
  ({ email, day }) => sql`
    update users set told_of_sign_up_on = null where email = ${email} and told_of_sign_up_on = ${day}::date`,
);

/** Creates the member and their profile. Fails on the unique constraints users_email_unique and users_pkey. */
export async function insertAccount(on: Transaction, account: NewAccount): Promise<void> {
  await getRows(on, insertUser, account);
  await getRows(on, insertProfileOf, account);
}
