import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import type { ComponentProps } from 'react';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { likeLock } from '../../../../shared/verifications/like-lock.ts';
import { useStore } from '../../../../state/store.ts';
import { Button } from '../../../../ui/controls/button.tsx';

interface LikeButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  /** Called with the time stamp of the press. */
  onPress: (time: number) => void;
}

/** The Like button. While the member's documents are in review, it has a lock, and a press opens a sheet. */
export function LikeButton({ onPress, ...rest }: LikeButtonProps) {
  const locked = useStore(likeLock);
  return (
    <Button
      {...rest}
      icon={locked ? lockIcon : heartIcon}
      data-swipe="right"
      {...(locked && { variant: 'locked', 'aria-haspopup': 'dialog' })}
      onClick={(event) => onPress(event.timeStamp)}
    >
      {t(deck.like)}
    </Button>
  );
}
