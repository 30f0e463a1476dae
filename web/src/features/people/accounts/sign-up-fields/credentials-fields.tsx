import { textLimits } from '@mwanzo/contract/limits';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { useId } from 'react';
import { accounts } from '../../../../i18n/accounts.ts';
import { signUp as texts } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';
import { EmailField } from '../credentials/email-field.tsx';
import { PasswordField } from '../credentials/password-field.tsx';
import { passwordStrength } from '../credentials/password-strength.ts';
import type { FieldsProps, SignUpValues } from './sign-up-values.ts';

const strengthHints = {
  short: texts.passwordRule,
  weak: texts.passwordWeak,
  fair: texts.passwordFair,
  strong: texts.passwordStrong,
};

export function CredentialsFields({ values, errors, change }: FieldsProps) {
  const purposeId = useId();
  const purpose = (
    <span id={purposeId} className="text-small text-ink-2">
      {t(texts.fullNameHint)}
    </span>
  );
  return (
    <>
      <Field label={t(texts.fullName)} aside={purpose} error={errors.full_name}>
        {(control) => (
          <TextInput
            {...control}
            aria-describedby={[purposeId, control['aria-describedby']].filter(Boolean).join(' ')}
            icon={userIcon}
            name="full_name"
            autoComplete="name"
            required
            maxLength={textLimits.nameMax}
            value={values.full_name}
            onChange={(event) => change({ full_name: event.target.value })}
          />
        )}
      </Field>
      <EmailField
        label={t(accounts.email)}
        value={values.email}
        error={errors.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={t(accounts.password)}
        name="password"
        autoComplete="new-password"
        minLength={textLimits.passwordMin}
        value={values.password}
        error={errors.password}
        hint={!errors.password && strengthHint(values.password)}
        onChange={(password) => change({ password })}
      />
      <PasswordField
        label={t(texts.confirmPassword)}
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        error={passwordsDiffer(values) ? t(texts.passwordsDiffer) : errors.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
      />
    </>
  );
}

function strengthHint(password: string): string {
  const strength = passwordStrength(password);
  return strength === 'short' ? t(strengthHints.short, { min: textLimits.passwordMin }) : t(strengthHints[strength]);
}

/** Says whether the passwords already differ in such a way that more characters cannot make them equal. */
function passwordsDiffer({ password, confirmPassword }: SignUpValues): boolean {
  return !password.startsWith(confirmPassword);
}
