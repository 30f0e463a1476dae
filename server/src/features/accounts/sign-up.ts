import type { SessionUser, signUpBody } from '@mwanzo/contract/accounts';
import type { Language } from '@mwanzo/contract/language';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { firstNameOf } from '@mwanzo/contract/names';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PasswordHasher } from '../../gateways/passwords/password-hasher.ts';
import { randomId } from '../../gateways/random-id.ts';
import { rankKeyOn, searchWordsOf } from '../profiles/index.ts';
import { createAccountsRepository, type NewAccount } from './accounts.repository.ts';
import { presentSessionUser } from './present-session-user.ts';
import { birthdayProblem, keptGenderDetail } from './sign-up-rules.ts';
import { startSession, type IssueAccess } from './start-session.ts';
import { tellOwnerOfSignUp, type MailDependencies } from './tell-owner-of-sign-up.ts';

interface SignUpDependencies extends MailDependencies {
  readonly passwords: PasswordHasher;
  readonly issueAccess: IssueAccess;
}

type SignUpForm = z.output<typeof signUpBody>;

/** Two equal random ids are one in millions; three in a row have another cause. */
const attemptsMax = 3;

interface Visitor {
  /** Where the request comes from. Networks take turns at having a password hashed. */
  readonly network: string;
  readonly language: Language;
}

/**
 * Creates a member, their profile and their first session, or nothing at all. A known e-mail is refused in general words;
 * its owner is told by mail.
 */
export async function signUp(
  dependencies: SignUpDependencies,
  form: SignUpForm,
  { network, language }: Visitor,
): Promise<{ token: { access: string; refresh: string }; user: SessionUser }> {
  const { clock, passwords, issueAccess } = dependencies;
  const problem = birthdayProblem(form.birthday, nairobiDay(clock.now()));
  if (problem) throw new ApiError('invalid_input', { detail: problem, fields: { birthday: [problem] } });
  // Hashed before the e-mail is looked up, so that a taken one is refused no faster than a free one is accepted.
  const passwordHash = await passwords.hash(form.password, network);
  const created = await insertWithFreeId(dependencies, { form, passwordHash, language });
  if (!created) {
    tellOwnerOfSignUp(dependencies, form.email, language);
    throw new ApiError('signup_refused');
  }
  const { account, session } = created;
  const user = { ...account, role: 'member' } as const;
  const access = await issueAccess({ userId: account.id, role: user.role }, session.id);
  return { token: { access, refresh: session.refresh }, user: presentSessionUser(user) };
}

interface Created {
  readonly account: NewAccount;
  readonly session: Awaited<ReturnType<typeof startSession>>;
}

/** Null when the e-mail has an account. */
async function insertWithFreeId(
  dependencies: SignUpDependencies,
  input: { form: SignUpForm; passwordHash: string; language: Language },
  attempt = 1,
): Promise<Created | null> {
  const account = newAccount(input.form, input.passwordHash, randomId(), dependencies.clock.now());
  try {
    const session = await inTransaction(dependencies.database, async (transaction) => {
      await createAccountsRepository(transaction).insertAccount(account);
      return startSession(transaction, account.id, dependencies.clock, input.language);
    });
    return { account, session };
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'users_email_unique') return null;
    const isIdTaken = constraint === 'users_pkey' || constraint === 'sessions_pkey';
    if (isIdTaken && attempt < attemptsMax) return insertWithFreeId(dependencies, input, attempt + 1);
    throw error;
  }
}

function newAccount(form: SignUpForm, passwordHash: string, id: number, createdAt: Date): NewAccount {
  const activeOn = nairobiDay(createdAt);
  const name = firstNameOf(form.full_name);
  return {
    id,
    email: form.email,
    passwordHash,
    fullName: form.full_name,
    name,
    birthday: form.birthday,
    gender: form.gender ?? null,
    genderDetail: keptGenderDetail(form.gender, form.gender_detail),
    orientation: form.orientation ?? null,
    orientationVisibility: form.orientation_visibility ?? 'everyone',
    birthdayVisibility: form.birthday_visibility ?? 'everyone',
    activeOn,
    rankKey: rankKeyOn(id, activeOn),
    searchWords: searchWordsOf(name, []),
    createdAt,
  };
}
