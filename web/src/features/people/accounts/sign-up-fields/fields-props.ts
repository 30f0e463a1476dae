import type { SignUpErrors, SignUpValues } from '../use-sign-up.ts';

export interface FieldsProps {
  values: SignUpValues;
  errors: SignUpErrors;
  change: (changed: Partial<SignUpValues>) => void;
}
