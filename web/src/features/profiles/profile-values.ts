import { ageOn } from '@mwanzo/contract/nairobi-day';
import type { OwnProfile } from '@mwanzo/contract/profiles';

/** What the forms hold; the age as typed. */
export interface ProfileValues {
  name: string;
  bio: string;
  age: string;
  location: string;
  interests: readonly string[];
}

/** The form's first values; an age not saved yet is the birthday's. */
export function startValues(profile: OwnProfile, today: string): ProfileValues {
  const { name, bio, location, interests } = profile;
  return { name, bio, location, interests, age: String(profile.age ?? ageOn(profile.user.birthday, today)) };
}

/** The age as a whole number; anything else is undefined (SPEC.md section 5). */
export function parseAge(text: string): number | undefined {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : undefined;
}

/** The multipart body of the saving calls; the photo only when a new one was chosen. */
export function profileForm(values: ProfileValues, photo: File | null): FormData {
  const form = new FormData();
  form.set('name', values.name);
  form.set('bio', values.bio);
  form.set('location', values.location);
  const age = parseAge(values.age);
  if (age !== undefined) form.set('age', String(age));
  // As JSON, since an interest may hold a comma.
  form.set('interests', JSON.stringify(values.interests));
  if (photo) form.set('photo', photo);
  return form;
}
