import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firstQuestion as texts } from '../../../i18n/first-question.ts';
import { genderLabels } from '../../../i18n/options.ts';
import { t } from '../../../i18n/translate.ts';
import { preferencesQuery } from '../../../queries/preferences.ts';
import { ChoiceChips } from '../../../ui/controls/chip.tsx';
import { ChoiceHeading } from '../../../ui/words/choice-heading.tsx';
import { choiceOfGender, genderChoices, genderOf } from './own-settings.ts';
import { useOwnSettings } from './use-own-settings.ts';

/**
 * Asks for a gender that was left out at sign-up. It is saved at once, and the field stays on the open page, so that
 * the gender can be corrected.
 */
export function OwnGenderField() {
  const client = useQueryClient();
  const { data: settings, choose } = useOwnSettings();
  const [wasMissing] = useState(settings?.gender === null);
  if (!wasMissing || !settings) return null;
  const save = async (choice: (typeof genderChoices)[number]) => {
    // Until the member chooses whom to meet, the server derives it from their gender.
    if (await choose(genderOf(choice))) await client.refetchQueries({ queryKey: preferencesQuery.queryKey });
  };
  return (
    <div>
      <ChoiceHeading>{t(texts.yourGender)}</ChoiceHeading>
      <ChoiceChips
        ticked
        label={t(texts.yourGender)}
        name="own-gender"
        options={genderChoices.map((value) => ({ value, label: t(genderLabels[value]) }))}
        value={choiceOfGender(settings)}
        onChange={(choice) => void save(choice)}
      />
      <p className="mt-2 text-small text-ink-2">{t(texts.yourGenderHint)}</p>
    </div>
  );
}
