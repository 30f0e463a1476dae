import { ageOn } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';

/** The values of the forms. The age is the typed text. */
export interface ProfileValues {
  name: string;
  bio: string;
  age: string;
  location: string;
  interests: readonly string[];
  prompts: readonly PromptAnswer[];
}

/**
 * Returns the first values of the forms. Until an age is saved, it is computed from the birthday. Until a profile is
 * saved, its name is the first name from sign-up, because strangers need not see more.
 */
export function startValues(profile: OwnProfile, today: string): ProfileValues {
  const { name, bio, location, interests, user } = profile;
  const prompts = profile.prompts.map(({ prompt_id, answer }) => ({ prompt_id, answer }));
  return { name, bio, location, interests, prompts, age: String(profile.age ?? ageOn(user.birthday, today)) };
}

/** Says whether the member has changed any value. */
export function isEdited(values: ProfileValues, start: ProfileValues): boolean {
  return JSON.stringify(values) !== JSON.stringify({ ...values, ...start });
}

/** Parses the age as a whole number; undefined for any other text. */
export function parseAge(text: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;
}

/** Makes the multipart body that saves a profile. It has a photo only if a new one was chosen. */
export function profileForm(values: ProfileValues, photo: File | null): FormData {
  const form = new FormData();
  form.set('name', values.name);
  form.set('bio', values.bio);
  form.set('location', values.location);
  const age = parseAge(values.age);
  if (age !== undefined) form.set('age', String(age));
  // Interests are sent as JSON, since one may contain a comma.
  form.set('interests', JSON.stringify(values.interests));
  form.set('prompts', JSON.stringify(values.prompts));
  if (photo) form.set('photo', photo);
  return form;
}
