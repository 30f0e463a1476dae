import { textLimits } from '@mwanzo/contract/limits';
import { townNames } from '@mwanzo/contract/town-names';
import { useId } from 'react';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { mapPinIcon } from '../../../ui/icons/map-pin.ts';

interface LocationFieldProps {
  value: string;
  onChange: (location: string) => void;
  error?: string | undefined;
}

/** Free text that suggests the towns of the filter. */
export function LocationField({ value, onChange, error }: LocationFieldProps) {
  const listId = useId();
  return (
    <Field label={t(profiles.location)} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            icon={mapPinIcon}
            name="location"
            list={listId}
            required
            maxLength={textLimits.locationMax}
            placeholder={t(profiles.locationPlaceholder)}
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
  );
}
