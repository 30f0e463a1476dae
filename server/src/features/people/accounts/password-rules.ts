import { ApiError } from '../../../errors/api-error.ts';
import { bare, isGuessable, withoutYear } from './guessable-rules.ts';

/** The owner of the new password. */
interface Owner {
  readonly email: string;
  readonly fullName: string;
}

interface Refusal {
  /** The web app has a text for each code. */
  readonly code: 'too_common' | 'too_personal';
  readonly detail: string;
}

const tooCommon: Refusal = {
  code: 'too_common',
  detail: 'This password is on lists that attackers try first. Use four random words.',
};
const tooPersonal: Refusal = {
  code: 'too_personal',
  detail: 'Your name or e-mail address is the first that others would try. Use four random words.',
};

/** Why a new password is too easy to guess, or null (docs/product/passwords.md). */
export function passwordProblem(password: string, { email, fullName }: Owner, isCommon: boolean): Refusal | null {
  const [mailbox = ''] = email.split('@');
  const own = [email, mailbox, fullName, ...fullName.split(' ')].map(bare).filter((word) => word !== '');
  if (own.includes(bare(password)) || own.includes(withoutYear(password))) return tooPersonal;
  return isCommon || isGuessable(password) ? tooCommon : null;
}

/** The refusal of a password, in the field of this name. */
export function refusedPassword({ code, detail }: Refusal, field = 'password'): ApiError {
  return new ApiError('invalid_input', { detail, fields: { [field]: [code] } });
}
