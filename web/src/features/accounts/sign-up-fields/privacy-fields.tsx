import { visibilities } from '@mwanzo/contract/options';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { visibilityLabels } from '../../../i18n/options.ts';
import { signUp as texts } from '../../../i18n/sign-up.ts';
import { t } from '../../../i18n/translate.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { FieldsProps } from './fields-props.ts';

const privacyFields = [
  { name: 'orientation_visibility', label: texts.orientationVisibility, hint: texts.orientationVisibilityHint },
  { name: 'birthday_visibility', label: texts.birthdayVisibility, hint: texts.birthdayVisibilityHint },
] as const;

export function PrivacyFields({ values, change }: FieldsProps) {
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
