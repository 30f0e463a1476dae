import { lookingForOptions, type LookingFor } from '@mwanzo/contract/people/options';
import { useId, useState } from 'react';
import { lookingForLabels, preferences as texts } from '../../../i18n/preferences.ts';
import { t } from '../../../i18n/translate.ts';
import { TickChips } from '../../../ui/controls/tick-chips.tsx';
import { ChoiceHeading } from '../../../ui/words/choice-heading.tsx';

interface LookingForFieldProps {
  values: readonly LookingFor[];
  onChange: (values: LookingFor[]) => void;
}

/** The choice of the genders to meet. The last ticked one cannot be unticked, and a text says why. */
export function LookingForField({ values, onChange }: LookingForFieldProps) {
  const noteId = useId();
  const [refused, setRefused] = useState(false);
  const change = (next: LookingFor[]) => {
    setRefused(next.length === 0);
    if (next.length > 0) onChange(next);
  };
  return (
    <div>
      <ChoiceHeading>{t(texts.lookingFor)}</ChoiceHeading>
      <TickChips
        label={t(texts.lookingFor)}
        describedBy={refused ? noteId : undefined}
        options={lookingForOptions.map((value) => ({ value, label: t(lookingForLabels[value]) }))}
        values={values}
        onChange={change}
      />
      <output id={noteId} className="mx-1 mt-1.5 block text-small text-ink-2 empty:mt-0">
        {refused && t(texts.oneStays)}
      </output>
    </div>
  );
}
