import type { SessionUser, signUpBody } from '@mwanzo/contract/people/accounts';
import type { Language } from '@mwanzo/contract/language';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { orientationConsent } from '@mwanzo/contract/people/options';
import { firstNameOf } from '@mwanzo/contract/people/names';
import type { z } from 'zod';
import { ApiError } from '../../../errors/api-error.ts';
import { brokenConstraint } from '../../../database/broken-constraint.ts';
import { getRows } from '../../../database/sql.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { isCommonPassword } from '../../../gateways/passwords/common-passwords.ts';
import type { PasswordHasher } from '../../../gateways/passwords/password-hasher.ts';
import type { Doorbell } from '../../../gateways/queue/doorbell.ts';
import { randomId } from '../../../gateways/random-id.ts';
import { giveConsent } from '../../core/consents/index.ts';
import { insertMember } from '../../core/members/index.ts';
import { insertProfile, rankKeyOn, searchWordsOf } from '../profiles/index.ts';
import type { DeviceName } from './device-name.ts';
import { offeringChallenge } from './fast-lane.ts';
import { presentSessionUser } from './present-session-user.ts';
import { passwordProblem, refusedPassword } from './password-rules.ts';
import type { Proofs } from './proofs.ts';
import type { SignUpWaves } from './sign-up-waves.ts';
import { birthdayProblem, keptGenderDetail } from './sign-up-rules.ts';
import { startSession, type IssueAccess } from './start-session.ts';
import { tellOwnerOfSignUp, type MailDependencies } from './tell-owner-of-sign-up.ts';

export interface SignUpDependencies extends MailDependencies {
  readonly passwords: PasswordHasher;
  readonly signUpWaves: SignUpWaves;
  readonly proofs: Proofs;
  readonly issueAccess: IssueAccess;
  /** Resolves to true if somebody with this mailbox was banned. */
  readonly isEmailBanned: (email: string) => Promise<boolean>;
  /** Queues the mail with the link that confirms the address, in the same transaction. */
  readonly mailConfirmation: (transaction: Transaction, account: { id: number; email: string }) => Promise<void>;
  /** It is rung when a mail is due. */
  readonly mailBell: Doorbell;
}

type SignUpForm = z.output<typeof signUpBody>;

/** A member who chooses an orientation beside the text about it agrees to that text. */
const ofOrientation = { purpose: 'orientation', version: orientationConsent } as const;

/** Two equal random ids are extremely rare. Three in a row have another cause. */
const attemptsMax = 3;

interface Visitor {
  /** The network of the request. Networks take turns in the queue for password hashes. */
  readonly network: string;
  readonly language: Language;
  readonly device: DeviceName;
  /** The hash of the browser's id, whoever has signed in there. */
  readonly deviceHash: Buffer | null;
}

/**
 * Creates a member, their profile and their first session in one transaction. A known e-mail is refused in general
 * terms, and its owner gets a mail.
 */
export async function signUp(
  dependencies: SignUpDependencies,
  form: SignUpForm,
  { network, language, device, deviceHash }: Visitor,
): Promise<{ token: { access: string; refresh: string }; user: SessionUser }> {
  const { clock, passwords, issueAccess } = dependencies;
  const problem = birthdayProblem(form.birthday, nairobiDay(clock.now()));
  if (problem) throw new ApiError('invalid_input', { detail: problem, fields: { birthday: [problem] } });
  const weakness = passwordProblem(
    form.password,
    { email: form.email, fullName: form.full_name },
    isCommonPassword(form.password),
  );
  if (weakness) throw refusedPassword(weakness);
  const lane = await dependencies.signUpWaves.admit({ network, email: form.email, proof: form.proof });
  // The password is hashed before the e-mail is looked up, so that the time does not reveal a taken e-mail.
  const passwordHash = await offeringChallenge(dependencies.proofs, network, () =>
    passwords.hash(form.password, { lane, network }),
  );
  if (await dependencies.isEmailBanned(form.email)) throw new ApiError('signup_refused');
  const created = await insertWithFreeId(dependencies, { form, passwordHash, language, device, deviceHash });
  if (!created) {
    tellOwnerOfSignUp(dependencies, form.email, language);
    throw new ApiError('signup_refused');
  }
  dependencies.mailBell.ring();
  const { account, session } = created;
  const user = { ...account, role: 'member' } as const;
  const access = await issueAccess({ userId: account.id, role: user.role }, session.id);
  return { token: { access, refresh: session.refresh }, user: presentSessionUser(user) };
}

interface Created {
  readonly account: ReturnType<typeof newAccount>;
  readonly session: Awaited<ReturnType<typeof startSession>>;
}

/** Null when the e-mail has an account. */
async function insertWithFreeId(
  dependencies: SignUpDependencies,
  input: { form: SignUpForm; passwordHash: string; language: Language; device: DeviceName; deviceHash: Buffer | null },
  attempt = 1,
): Promise<Created | null> {
  const account = newAccount(input.form, input.passwordHash, randomId(), dependencies.clock.now());
  try {
    const session = await inTransaction(dependencies.database, async (transaction) => {
      await getRows(transaction, insertMember, account);
      await getRows(transaction, insertProfile, account);
      if (account.orientation !== null)
        await giveConsent(transaction, { userId: account.id, ...ofOrientation, now: account.createdAt });
      await dependencies.mailConfirmation(transaction, account);
      return startSession(transaction, account.id, dependencies.clock, input);
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

function newAccount(form: SignUpForm, passwordHash: string, id: number, createdAt: Date) {
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
