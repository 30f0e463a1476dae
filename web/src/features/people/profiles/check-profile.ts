import { ageLimits } from '@mwanzo/contract/limits';
import { profileErrors as texts } from '../../../i18n/profile-errors.ts';
import { t } from '../../../i18n/translate.ts';
import { parseAge, type ProfileValues } from './fields/profile-values.ts';
import type { ProfileErrors } from './fields/use-save-profile.ts';

function checkAge(text: string): string | undefined {
  const age = parseAge(text);
  if (age === undefined) return t(texts.ageMissing);
  return age < ageLimits.min || age > ageLimits.max ? t(texts.ageOutside, ageLimits) : undefined;
}

/**
 * Checks a profile. Returns the errors as texts for the fields.
 * @param ageFixed true if the age is computed, so that the member cannot correct it
 */
export function checkProfile(values: ProfileValues, ageFixed: boolean): ProfileErrors {
  return {
    name: values.name.trim() === '' ? t(texts.nameMissing) : undefined,
    age: ageFixed ? undefined : checkAge(values.age),
    location: values.location.trim() === '' ? t(texts.locationMissing) : undefined,
  };
}
