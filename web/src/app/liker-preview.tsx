import type { Liker } from '@mwanzo/contract/discovery/likes';
import { SwipeButtons } from '../features/discovery/deck/cards/swipe-buttons.tsx';
import { ProfileViewer } from '../features/people/members/profile-viewer.tsx';
import { askAbout } from './people/asked-about.ts';

interface LikerPreviewProps {
  /** Undefined while the sheet is closed. */
  liker: Liker | undefined;
  onClose: () => void;
  onAnswer: (liker: Liker, liked: boolean) => void;
}

/** Shows the whole profile of somebody who likes the member, with Pass and Like below it. */
export function LikerPreview({ liker, onClose, onAnswer }: LikerPreviewProps) {
  return (
    <ProfileViewer
      profileId={liker?.id}
      onClose={onClose}
      onAsk={askAbout}
      foot={liker && <SwipeButtons onPress={(direction) => onAnswer(liker, direction === 'right')} />}
    />
  );
}
