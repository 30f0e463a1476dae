import { textLimits } from '@mwanzo/contract/limits';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/**
 * Gives a hint and is never a rule (docs/product/accounts.md, "Sign-up"). Length and the number of different characters
 * count, since they make guessing expensive; capitals and digits alone do not.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < textLimits.passwordMin) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (different < 6) return 'weak';
  return password.length >= 14 && different >= 8 ? 'strong' : password.length >= 10 ? 'fair' : 'weak';
}
