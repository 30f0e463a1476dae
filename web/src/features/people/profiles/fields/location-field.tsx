import { textLimits } from '@mwanzo/contract/limits';
import { townNames } from '@mwanzo/contract/town-names';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import { useId } from 'react';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import { useDebounced } from '../../../../state/use-debounced.ts';
import { Suggestions } from '../../../../ui/controls/chip.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';
import { namesTown, townsLike } from './town-rules.ts';

interface LocationFieldProps {
  value: string;
  onChange: (location: string) => void;
  placeholder: string;
  error?: string | undefined;
}

/** The town is checked after this pause in typing, in ms, because every unfinished name is unknown. */
const pauseMilliseconds = 1_000;

/** A text field that suggests the towns of the filter. It accepts other places, with a friendly note. */
export function LocationField({ value, onChange, placeholder, error }: LocationFieldProps) {
  const listId = useId();
  // A note that appeared as the field is left would move the button that is just being pressed.
  const paused = useDebounced(value, pauseMilliseconds) === value;
  const unknown = paused && value.trim() !== '' && !namesTown(value);
  return (
    <div className="grid content-start gap-2">
      <Field label={t(profiles.location)} error={error} hint={unknown && t(profiles.townUnknown)}>
        {(control) => (
          <>
            <TextInput
              {...control}
              icon={mapPinIcon}
              name="location"
              list={listId}
              required
              maxLength={textLimits.locationMax}
              placeholder={placeholder}
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <datalist id={listId}>
              {townNames.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Suggestions title={t(profiles.townNearest)} words={unknown ? townsLike(value) : []} onPick={onChange} />
    </div>
  );
}
