import type { ComponentProps } from 'react';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { openVerification } from '../../../queries/verification.ts';
import { useStore } from '../../../state/store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { heartIcon } from '../../../ui/icons/heart.ts';
import { lockIcon } from '../../../ui/icons/lock.ts';

interface LikeButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  onPress: () => void;
}

function explain(): void {
  void import('../swipes/explain-refusal.ts').then(({ sayInReview }) => sayInReview());
  // A decision may have come meanwhile.
  dispatchEvent(new Event('focus'));
}

/** Locked while the member's documents are in review; a press then says so. */
export function LikeButton({ onPress, ...rest }: LikeButtonProps) {
  const locked = useStore(openVerification)?.status === 'pending';
  return (
    <Button
      {...rest}
      icon={locked ? lockIcon : heartIcon}
      data-swipe="right"
      {...(locked && { variant: 'locked', 'aria-disabled': true })}
      onClick={locked ? explain : onPress}
    >
      {t(deck.like)}
    </Button>
  );
}
