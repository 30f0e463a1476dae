import { visibilities } from '@mwanzo/contract/people/options';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { useId, useState } from 'react';
import { visibilityLabels } from '../../../../i18n/options.ts';
import { privacyLine } from '../../../../i18n/sign-up-privacy.ts';
import { signUp as texts } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import type { FieldsProps } from './sign-up-values.ts';
import { whoSees } from './who-sees.ts';

const privacyFields = [
  { name: 'orientation_visibility', label: texts.orientationVisibility, hint: texts.orientationVisibilityHint },
  { name: 'birthday_visibility', label: texts.birthdayVisibility, hint: texts.birthdayVisibilityHint },
] as const;

/** One line that says who sees orientation and birthday. It opens the two choices below it, and so does their error. */
export function PrivacyFields({ values, errors, change }: FieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // Once opened, the choices stay open: the error leaves as soon as the field changes, and with it the field would.
  if (!isOpen && privacyFields.some(({ name }) => errors[name])) setOpen(true);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="min-h-11 w-full text-left text-small"
        onClick={() => setOpen(!isOpen)}
      >
        {whoSees(values)}{' '}
        <span className="font-semibold text-primary-text underline underline-offset-3">
          {t(isOpen ? privacyLine.done : privacyLine.change)}
        </span>
      </button>
      <fieldset id={id} hidden={!isOpen} className="mt-1 mb-2 grid gap-4">
        <legend className="sr-only">{t(texts.privacy)}</legend>
        {privacyFields.map(({ name, label, hint }) => (
          <Field key={name} label={t(label)} hint={t(hint)} error={errors[name]}>
            {(control) => (
              <Select
                {...control}
                icon={eyeIcon}
                name={name}
                options={visibilities.map((value) => ({ value, label: t(visibilityLabels[value]) }))}
                value={values[name]}
                onChange={(value) => change({ [name]: value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
    </div>
  );
}
