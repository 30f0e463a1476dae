import { interestsMax, textLimits } from '@mwanzo/contract/limits';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { interestLabel } from '../../../../i18n/interests.ts';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import { RemovableChip, Suggestions } from '../../../../ui/controls/chip.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { addInterest, openSuggestions } from './interest-rules.ts';

interface InterestsFieldProps {
  interests: readonly string[];
  onChange: (interests: readonly string[]) => void;
  error?: string | undefined;
}

export function InterestsField({ interests, onChange, error }: InterestsFieldProps) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const full = interests.length >= interestsMax;
  // The chip that had the focus may have been the last one. The button opens no keyboard on phones, as the input would.
  useLayoutEffect(() => {
    if (said !== '' && document.activeElement === document.body) field.current?.querySelector('button')?.focus();
  }, [said]);
  const change = (changed: readonly string[], told: string) => {
    if (changed.length !== interests.length) setSaid(told);
    onChange(changed);
  };
  const add = (interest: string) =>
    change(addInterest(interests, interest), t(profiles.interestAdded, { name: interestLabel(interest.trim()) }));
  const remove = (interest: string) =>
    change(
      interests.filter((kept) => kept !== interest),
      t(profiles.interestRemoved, { name: interestLabel(interest) }),
    );
  const addTyped = () => {
    add(text);
    if (!full) setText('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Without this, Enter would submit the form.
    event.preventDefault();
    addTyped();
  };
  const plus = (
    <IconButton
      icon={plusIcon}
      iconSize={22}
      variant="quiet"
      label={t(profiles.addInterestButton)}
      onClick={addTyped}
    />
  );
  return (
    <div ref={field} className="grid gap-2.5">
      <output className="sr-only">{said}</output>
      <TextField
        label={t(profiles.interests)}
        error={error}
        hint={full && t(profiles.interestsFull, { max: interestsMax })}
        placeholder={t(profiles.addInterest)}
        maxLength={textLimits.interestMax}
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onType={setText}
        onKeyDown={addOnEnter}
        end={plus}
      />
      {interests.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <RemovableChip key={interest} onRemove={() => remove(interest)}>
              {interestLabel(interest)}
            </RemovableChip>
          ))}
        </div>
      )}
      <Suggestions
        title={t(profiles.suggested)}
        words={full ? [] : openSuggestions(interests)}
        labelOf={interestLabel}
        onPick={add}
      />
    </div>
  );
}
