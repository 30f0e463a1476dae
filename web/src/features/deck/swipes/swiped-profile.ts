import type { VisibleProfile } from '@mwanzo/contract/profiles';

/** What of a profile a decision needs: for its toast, and for a match that it makes. */
export type SwipedProfile = Pick<VisibleProfile, 'id' | 'name' | 'interests' | 'location' | 'prompts'>;
