import type { SignUpErrors, SignUpValues } from './sign-up-values.ts';

export interface FieldsProps {
  values: SignUpValues;
  errors: SignUpErrors;
  change: (changed: Partial<SignUpValues>) => void;
}
