import { textLimits } from '@mwanzo/contract/limits';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/**
 * A hint, never a rule (DESIGN.md 2.17). What counts is length and how many different characters
 * there are, since that is what guessing costs; capitals and digits alone do not help.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < textLimits.passwordMin) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (different < 6) return 'weak';
  return password.length >= 14 && different >= 8 ? 'strong' : password.length >= 10 ? 'fair' : 'weak';
}
