import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { ProfilePane } from '../features/people/members/profile-pane.tsx';
import { askAbout } from './people/asked-about.ts';

/** Shows the whole profile beside the deck's first card. */
export function DeckPane({ profile }: { profile: VisibleProfile | undefined }) {
  return <ProfilePane profile={profile} onAsk={askAbout} />;
}
