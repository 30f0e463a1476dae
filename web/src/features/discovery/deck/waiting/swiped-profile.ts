import type { VisibleProfile } from '@mwanzo/contract/people/profiles';

/** The fields of a profile that a decision needs: for its toast, and for a match that it makes. */
export type SwipedProfile = Pick<VisibleProfile, 'id' | 'name' | 'interests' | 'location' | 'prompts'>;
