import { isCommonPassword } from '../../../gateways/passwords/common-passwords.ts';
import { passwordProblem, refusedPassword } from '../accounts/index.ts';

/** @throws ApiError invalid_input when a new password is too easy to guess */
export function requireGoodPassword(password: string, owner: { email: string; fullName: string }): void {
  const problem = passwordProblem(password, owner, isCommonPassword(password));
  if (problem) throw refusedPassword(problem);
}
