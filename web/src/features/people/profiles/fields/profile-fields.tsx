import { ageLimits, textLimits } from '@mwanzo/contract/limits';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import type { ProfileErrors } from './use-save-profile.ts';
import { InterestsField } from './interests-field.tsx';
import { LocationField } from './location-field.tsx';

interface ProfileFieldsProps {
  values: ProfileValues;
  onChange: (changed: Partial<ProfileValues>) => void;
  errors: ProfileErrors;
  /** True if the age is computed, as for a verified member. */
  ageFixed: boolean;
  /** True if others still see an earlier name, which stands above the fields. */
  nameInReview: boolean;
  /** The placeholder of an empty location. */
  townPlaceholder: string;
}

/** The fields that the profile form and the edit dialog share. */
export function ProfileFields({
  values,
  onChange,
  errors,
  ageFixed,
  nameInReview,
  townPlaceholder,
}: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label={t(profiles.name)}
        hint={t(nameInReview ? profiles.nameInReview : profiles.nameHint)}
        error={errors.name}
        name="name"
        autoComplete="nickname"
        required
        maxLength={textLimits.nameMax}
        value={values.name}
        onType={(name) => onChange({ name })}
      />
      <WordsField
        label={t(profiles.bio)}
        error={errors.bio}
        name="bio"
        maxLength={textLimits.bioMax}
        value={values.bio}
        onType={(bio) => onChange({ bio })}
      />
      <div className="grid grid-cols-[110px_1fr] gap-3">
        <TextField
          label={t(profiles.age)}
          error={errors.age}
          hint={ageFixed && t(profiles.ageFixed)}
          type="number"
          name="age"
          inputMode="numeric"
          required
          readOnly={ageFixed}
          {...ageLimitsOf(ageFixed)}
          value={values.age}
          onType={(age) => onChange({ age })}
        />
        <LocationField
          value={values.location}
          onChange={(location) => onChange({ location })}
          placeholder={townPlaceholder}
          error={errors.location}
        />
      </div>
      <InterestsField
        interests={values.interests}
        onChange={(interests) => onChange({ interests })}
        error={errors.interests}
      />
    </>
  );
}

/** A computed age has no limits, because they could prevent the form from being submitted. */
function ageLimitsOf(ageFixed: boolean): { min?: number; max?: number } {
  return ageFixed ? {} : { min: ageLimits.min, max: ageLimits.max };
}
