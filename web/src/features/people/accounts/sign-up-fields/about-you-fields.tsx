import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { orientations } from '@mwanzo/contract/people/options';
import cakeIcon from 'lucide/dist/esm/icons/cake.mjs';
import { useState } from 'react';
import { genderLabels, orientationLabels } from '../../../../i18n/options.ts';
import { orientationConsentTexts } from '../../../../i18n/orientation-consent.ts';
import { signUp as texts } from '../../../../i18n/sign-up.ts';
import { t } from '../../../../i18n/translate.ts';
import { ChoiceChips } from '../../../../ui/controls/chip.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { birthdayRange } from './birthday-range.ts';
import { genderChoices } from './sign-up-rules.ts';
import type { FieldsProps } from './sign-up-values.ts';

export function AboutYouFields({ values, errors, change }: FieldsProps) {
  const [range] = useState(() => birthdayRange(nairobiDay(new Date())));
  const genders = genderChoices.map((value) => ({ value, label: t(genderLabels[value]) }));
  return (
    <>
      <TextField
        label={t(texts.birthday)}
        error={errors.birthday}
        icon={cakeIcon}
        type="date"
        name="birthday"
        autoComplete="bday"
        required
        {...range}
        value={values.birthday}
        onType={(birthday) => change({ birthday })}
      />
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
      <Field label={t(texts.orientation)} hint={t(orientationConsentTexts.agree)} error={errors.orientation}>
        {(control) => (
          <Select
            {...control}
            name="orientation"
            options={[
              { value: '', label: t(texts.choose) },
              ...orientations.map((value) => ({ value, label: t(orientationLabels[value]) })),
            ]}
            value={values.orientation}
            onChange={(orientation) => change({ orientation })}
          />
        )}
      </Field>
    </>
  );
}
