import type { ComponentProps } from 'react';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { likeLock } from '../../../queries/like-lock.ts';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { heartIcon } from '../../../ui/icons/heart.ts';
import { lockIcon } from '../../../ui/icons/lock.ts';
import { explain } from '../swipes/swipe-profile.ts';

interface LikeButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  onPress: () => void;
}

/** Locked while the member's documents are in review; a press then says so. */
export function LikeButton({ onPress, ...rest }: LikeButtonProps) {
  const locked = useStore(likeLock);
  return (
    <Button
      {...rest}
      icon={locked ? lockIcon : heartIcon}
      data-swipe="right"
      {...(locked && { variant: 'locked', 'aria-disabled': true })}
      onClick={locked ? () => void explain() : onPress}
    >
      {t(deck.like)}
    </Button>
  );
}
