import type { VisibleProfile } from '@mwanzo/contract/people/profiles';

/** Returns the profile of another member, which is as short as it may be. */
export function profileOf(id: number, fields: Partial<VisibleProfile> = {}): VisibleProfile {
  return {
    id,
    name: `Person ${id}`,
    bio: '',
    age: 27,
    location: 'Kisumu',
    photo: null,
    photos: [],
    photo_details: [],
    prompts: [],
    interests: [],
    isVerified: false,
    intent: null,
    user: { id, gender: null, orientation: null, birthday: null },
    ...fields,
  };
}
