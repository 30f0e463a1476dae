import type { VisibleProfile } from '@mwanzo/contract/profiles';
import { SwipeButtons } from '../features/deck/cards/swipe-buttons.tsx';
import { ProfilePreview } from '../features/members/profile-preview.tsx';

interface DeckPreviewProps {
  /** Undefined while the sheet is closed. */
  profile: VisibleProfile | undefined;
  onClose: () => void;
  onDecide: (direction: 'left' | 'right') => void;
}

/** The profile of the deck's first card, with Pass and Like in its foot. */
export function DeckPreview({ profile, onClose, onDecide }: DeckPreviewProps) {
  return <ProfilePreview profile={profile} onClose={onClose} foot={<SwipeButtons onPress={onDecide} />} />;
}
