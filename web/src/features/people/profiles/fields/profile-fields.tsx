import { ageLimits, textLimits } from '@mwanzo/contract/limits';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import type { ReactNode } from 'react';
import { inReviewText } from '../../../../i18n/in-review.ts';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import { WordsField } from '../../../../ui/controls/words-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { InReviewNote } from '../../../../ui/words/in-review-note.tsx';
import { PromptsField } from '../prompts/prompts-field.tsx';
import type { ProfileValues } from './profile-values.ts';
import type { ProfileErrors } from './use-save-profile.ts';
import { InterestsField } from './interests-field.tsx';
import { LocationField } from './location-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { PhotoChoice } from './use-photo-choice.ts';

interface ProfileFieldsProps {
  profile: OwnProfile;
  values: ProfileValues;
  onChange: (changed: Partial<ProfileValues>) => void;
  errors: ProfileErrors;
  choice: PhotoChoice;
  /** The name under which begun answers are kept across a reload. */
  promptsDraft: string;
  /** The placeholder of an empty location. */
  townPlaceholder: string;
  /** Content above the name. */
  children?: ReactNode;
}

/** The fields that the profile form and the edit dialog share. */
export function ProfileFields(props: ProfileFieldsProps) {
  const { profile, values, onChange, errors, choice, promptsDraft, townPlaceholder, children } = props;
  // A verified member's age is computed.
  const ageFixed = profile.isVerified;
  const prompts = (
    <PromptsField
      draft={promptsDraft}
      owner={profile.id}
      answers={values.prompts}
      onChange={(answers) => onChange({ prompts: answers })}
      error={errors.prompts}
    />
  );
  return (
    <>
      <InReviewNote text={inReviewText(profile.in_review)} />
      <PhotoField choice={choice} profile={profile} error={errors.photo} />
      {/* A new member begins with the name. */}
      {profile.is_saved && prompts}
      {children}
      <TextField
        label={t(profiles.name)}
        hint={t(profile.in_review.name ? profiles.nameInReview : profiles.nameHint)}
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
      {!profile.is_saved && prompts}
    </>
  );
}

/** A computed age has no limits, because they could prevent the form from being submitted. */
function ageLimitsOf(ageFixed: boolean): { min?: number; max?: number } {
  return ageFixed ? {} : { min: ageLimits.min, max: ageLimits.max };
}
