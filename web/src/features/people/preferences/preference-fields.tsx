import { agesOfSlider, sliderAges } from '../../../shared/preferences/slider-ages.ts';
import { ageLimits } from '@mwanzo/contract/limits';
import { intents } from '@mwanzo/contract/people/options';
import type { Preferences } from '@mwanzo/contract/people/preferences';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import { useSession } from '../../../api/session.ts';
import { intentLabels, preferences as texts } from '../../../i18n/preferences.ts';
import { t } from '../../../i18n/translate.ts';
import { AgeRange } from '../../../ui/controls/age-range.tsx';
import { RadioRows } from '../../../ui/controls/radio-rows.tsx';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { TickChips } from '../../../ui/controls/tick-chips.tsx';
import { Note, RowCard } from '../../../ui/frames/row-group.tsx';
import { ChoiceHeading } from '../../../ui/words/choice-heading.tsx';
import { LookingForField } from './looking-for-field.tsx';
import { nearRows, townOf } from './rules/near-rows.ts';

interface PreferenceFieldsProps {
  preferences: Preferences;
  onChange: (changes: Partial<Preferences>) => void;
}

export function WhomFields({ preferences, onChange }: PreferenceFieldsProps) {
  return (
    <>
      <LookingForField values={preferences.looking_for} onChange={(looking_for) => onChange({ looking_for })} />
      <AgeRange
        label={t(texts.ages)}
        min={ageLimits.filterMin}
        max={ageLimits.filterMax}
        value={sliderAges(preferences)}
        onChange={(ages) => onChange(agesOfSlider(ages))}
      />
    </>
  );
}

/** The choice of distance, which refers to the location on the member's profile. */
export function NearField({ preferences, onChange }: PreferenceFieldsProps) {
  const location = useSession().profile?.location ?? '';
  return (
    <div>
      <ChoiceHeading>{t(texts.howNear)}</ChoiceHeading>
      <RadioRows
        label={t(texts.howNear)}
        name="near"
        options={nearRows(location, preferences.near)}
        value={preferences.near}
        onChange={(near) => onChange({ near })}
      />
      {townOf(location) === null && <Note>{t(texts.noTown)}</Note>}
    </div>
  );
}

export function WhatTheyWantFields({ preferences, onChange }: PreferenceFieldsProps) {
  return (
    <>
      <div>
        <ChoiceHeading>{t(texts.whatTheyWant)}</ChoiceHeading>
        <TickChips
          label={t(texts.whatTheyWant)}
          options={intents.map((value) => ({ value, label: t(intentLabels[value]) }))}
          values={preferences.intent}
          onChange={(intent) => onChange({ intent })}
        />
      </div>
      <RowCard>
        <SwitchRow
          icon={badgeCheckIcon}
          label={t(texts.verifiedOnly)}
          hint={t(texts.verifiedOnlyHint)}
          on={preferences.verified_only}
          onChange={(verified_only) => onChange({ verified_only })}
        />
      </RowCard>
    </>
  );
}
