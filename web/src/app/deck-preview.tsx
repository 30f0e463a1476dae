import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { useEffect, useState } from 'react';
import { SwipeButtons } from '../features/discovery/deck/cards/swipe-buttons.tsx';
import { LikeSheet } from '../features/discovery/deck/likes/like-sheet.tsx';
import { ProfilePreview } from '../features/people/members/profile-preview.tsx';
import type { LikedPart } from '../photos/liked-part.ts';
import { decidedProfile } from '../shared/deck/decided-profile.ts';
import { endedContacts } from '../shared/matches/ended-contacts.ts';
import { likeLock } from '../shared/verifications/like-lock.ts';
import { useStore } from '../state/store.ts';
import { askAbout } from './people/asked-about.ts';

interface DeckPreviewProps {
  /** Undefined while the sheet is closed. */
  profile: VisibleProfile | undefined;
  onClose: () => void;
  onDecide: (direction: 'left' | 'right') => void;
}

/** Shows the profile of the deck's first card, with Pass and Like below it, and a heart on each prompt and photo. */
export function DeckPreview({ profile: asked, onClose, onDecide }: DeckPreviewProps) {
  const hasEnded = useStore(endedContacts).has(asked?.id ?? 0);
  const profile = hasEnded ? undefined : asked;
  // A preview that a block has closed must not come back when the two may meet again.
  useEffect(() => {
    if (hasEnded) onClose();
  }, [hasEnded, onClose]);
  useEffect(
    () => decidedProfile.subscribe(() => void (decidedProfile.read() === asked?.id && onClose())),
    [asked, onClose],
  );
  const [part, setPart] = useState<LikedPart>();
  if (!profile && part) setPart(undefined);
  const like = () => {
    setPart(undefined);
    onDecide('right');
  };
  return (
    <>
      <ProfilePreview
        profile={profile}
        onClose={onClose}
        foot={<SwipeButtons onPress={onDecide} />}
        onAsk={askAbout}
        onLikePart={(liked) => (likeLock.read() ? onDecide('right') : setPart(liked))}
      />
      {profile && (
        <LikeSheet
          key={profile.id}
          profileId={profile.id}
          name={profile.name}
          part={part}
          onClose={() => setPart(undefined)}
          onLike={like}
        />
      )}
    </>
  );
}
