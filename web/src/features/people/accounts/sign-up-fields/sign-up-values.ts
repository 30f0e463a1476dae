import type { Orientation, Visibility } from '@mwanzo/contract/people/options';
import type { FieldErrors } from '../../../../ui/controls/use-field-errors.ts';
import type { GenderChoice } from './sign-up-rules.ts';

export interface SignUpValues {
  full_name: string;
  email: string;
  password: string;
  confirmPassword: string;
  birthday: string;
  gender: GenderChoice | '';
  orientation: Orientation | '';
  orientation_visibility: Visibility;
  birthday_visibility: Visibility;
}

export type SignUpErrors = FieldErrors<keyof SignUpValues>;

/** The props of each section of the form. */
export interface FieldsProps {
  values: SignUpValues;
  errors: SignUpErrors;
  change: (changed: Partial<SignUpValues>) => void;
}
