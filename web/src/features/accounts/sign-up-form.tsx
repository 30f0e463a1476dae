import { textLimits } from '@mwanzo/contract/limits';
import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { orientations, visibilities } from '@mwanzo/contract/options';
import { useState, type SubmitEvent } from 'react';
import { accounts } from '../../i18n/accounts.ts';
import { genderLabels, orientationLabels, visibilityLabels } from '../../i18n/options.ts';
import { signUp as texts } from '../../i18n/sign-up.ts';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChoiceChips } from '../../ui/controls/chip.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useFirstErrorFocus } from '../../ui/focus/use-first-error-focus.ts';
import { cakeIcon } from '../../ui/icons/cake.ts';
import { eyeIcon } from '../../ui/icons/eye.ts';
import { mailIcon } from '../../ui/icons/mail.ts';
import { userIcon } from '../../ui/icons/user.ts';
import { birthdayRange } from './birthday-range.ts';
import { PasswordInput } from './password-input.tsx';
import { passwordStrength } from './password-strength.ts';
import { genderChoices } from './sign-up-rules.ts';
import { useSignUp, type SignUpValues } from './use-sign-up.ts';

const empty: SignUpValues = {
  full_name: '',
  email: '',
  password: '',
  confirmPassword: '',
  birthday: '',
  gender: '',
  orientation: '',
  // The form proposes that strangers see neither (docs/product.md, "Sign-up").
  orientation_visibility: 'matches',
  birthday_visibility: 'matches',
};

const strengthHints = {
  short: texts.passwordRule,
  weak: texts.passwordWeak,
  fair: texts.passwordFair,
  strong: texts.passwordStrong,
};

interface SectionProps {
  values: SignUpValues;
  errors: ReturnType<typeof useSignUp>['errors'];
  change: (changed: Partial<SignUpValues>) => void;
}

export function SignUpForm() {
  const [values, setValues] = useState(empty);
  const { busy, errors, signUp } = useSignUp();
  const form = useFirstErrorFocus(errors);
  const change = (changed: Partial<SignUpValues>) => setValues((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void signUp(values);
  };
  const section = { values, errors, change };
  return (
    <form ref={form} className="mt-5.5 grid gap-4" onSubmit={submit}>
      <Credentials {...section} />
      <AboutYou {...section} />
      <Privacy {...section} />
      <Button type="submit" full busy={busy} className="mt-1.5">
        {t(busy ? texts.creatingAccount : texts.createAccount)}
      </Button>
    </form>
  );
}

function Credentials({ values, errors, change }: SectionProps) {
  return (
    <>
      <Field label={t(texts.fullName)} error={errors.full_name}>
        {(control) => (
          <TextInput
            {...control}
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
      <Field label={t(accounts.email)} error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            icon={mailIcon}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={textLimits.emailMax}
            value={values.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field label={t(accounts.password)} error={errors.password} hint={strengthHint(values.password)}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            minLength={textLimits.passwordMin}
            maxLength={textLimits.passwordMax}
            value={values.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t(texts.confirmPassword)}
        error={passwordsDiffer(values) ? t(texts.passwordsDiffer) : errors.confirmPassword}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmPassword"
            autoComplete="new-password"
            required
            maxLength={textLimits.passwordMax}
            value={values.confirmPassword}
            onChange={(event) => change({ confirmPassword: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function strengthHint(password: string): string {
  const strength = passwordStrength(password);
  return strength === 'short' ? t(strengthHints.short, { min: textLimits.passwordMin }) : t(strengthHints[strength]);
}

/** Whether the passwords differ already, so that typing on cannot make them equal. */
function passwordsDiffer({ password, confirmPassword }: SignUpValues): boolean {
  return !password.startsWith(confirmPassword);
}

function AboutYou({ values, errors, change }: SectionProps) {
  const genders = genderChoices.map((value) => ({ value, label: t(genderLabels[value]) }));
  return (
    <>
      <Field label={t(texts.birthday)} error={errors.birthday}>
        {(control) => (
          <TextInput
            {...control}
            icon={cakeIcon}
            type="date"
            name="birthday"
            autoComplete="bday"
            required
            {...birthdayRange(nairobiDay(new Date()))}
            value={values.birthday}
            onChange={(event) => change({ birthday: event.target.value })}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <span aria-hidden className="text-label font-semibold">
          {t(texts.gender)}
        </span>
        <ChoiceChips
          ticked
          label={t(texts.gender)}
          name="gender"
          options={genders}
          value={values.gender}
          onChange={(gender) => change({ gender })}
        />
      </div>
      <Field label={t(texts.orientation)} error={errors.orientation}>
        {(control) => (
          <Select
            {...control}
            name="orientation"
            value={values.orientation}
            onChange={(event) =>
              change({ orientation: orientations.find((known) => known === event.target.value) ?? '' })
            }
          >
            <option value="">{t(texts.choose)}</option>
            {orientations.map((value) => (
              <option key={value} value={value}>
                {t(orientationLabels[value])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

const privacyFields = [
  { name: 'orientation_visibility', label: texts.orientationVisibility, hint: texts.orientationVisibilityHint },
  { name: 'birthday_visibility', label: texts.birthdayVisibility, hint: texts.birthdayVisibilityHint },
] as const;

function Privacy({ values, change }: SectionProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t(texts.privacy)}</legend>
      {privacyFields.map(({ name, label, hint }) => (
        <Field key={name} label={t(label)} hint={t(hint)}>
          {(control) => (
            <Select
              {...control}
              icon={eyeIcon}
              name={name}
              value={values[name]}
              onChange={(event) =>
                change({ [name]: visibilities.find((known) => known === event.target.value) ?? 'matches' })
              }
            >
              {visibilities.map((value) => (
                <option key={value} value={value}>
                  {t(visibilityLabels[value])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </fieldset>
  );
}
