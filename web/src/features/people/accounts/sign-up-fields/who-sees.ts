import { birthdaySeen, bothSeen, orientationSeen } from '../../../../i18n/sign-up-privacy.ts';
import { t } from '../../../../i18n/translate.ts';
import type { SignUpValues } from './sign-up-values.ts';

type PrivacyChoices = Pick<SignUpValues, 'orientation_visibility' | 'birthday_visibility'>;

/** Says who will see the orientation and the birthday, in one sentence if it is the same for both. */
export function whoSees({ orientation_visibility: orientation, birthday_visibility: birthday }: PrivacyChoices) {
  if (orientation === birthday) return t(bothSeen[orientation]);
  return `${t(orientationSeen[orientation])} ${t(birthdaySeen[birthday])}`;
}
