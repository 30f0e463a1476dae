import { ageOn } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/profiles';

/** The values of the forms, with the age as typed. */
export interface ProfileValues {
  name: string;
  bio: string;
  age: string;
  location: string;
  interests: readonly string[];
}

/**
 * The initial values of the forms. Until an age is saved it is computed from the birthday. Until a profile is saved its
 * name is the full name, of which the form proposes the first word: strangers need no more.
 */
export function startValues(profile: OwnProfile, today: string): ProfileValues {
  const { bio, location, interests } = profile;
  const name = profile.is_saved ? profile.name : (profile.name.trim().split(/\s+/)[0] ?? '');
  return { name, bio, location, interests, age: String(profile.age ?? ageOn(profile.user.birthday, today)) };
}

/** Whether a member has changed any of the values. */
export function isEdited(values: ProfileValues, start: ProfileValues): boolean {
  return JSON.stringify(values) !== JSON.stringify({ ...values, ...start });
}

/** The age as a whole number; undefined for any other text. */
export function parseAge(text: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;
}

/** The multipart body that saves a profile; it has a photo only if a new one was chosen. */
export function profileForm(values: ProfileValues, photo: File | null): FormData {
  const form = new FormData();
  form.set('name', values.name);
  form.set('bio', values.bio);
  form.set('location', values.location);
  const age = parseAge(values.age);
  if (age !== undefined) form.set('age', String(age));
  // As JSON, since an interest may contain a comma.
  form.set('interests', JSON.stringify(values.interests));
  if (photo) form.set('photo', photo);
  return form;
}
