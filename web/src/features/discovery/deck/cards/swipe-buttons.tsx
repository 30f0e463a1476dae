import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode, ComponentProps } from 'react';
import { deck } from '../../../../i18n/deck.ts';
import { t } from '../../../../i18n/translate.ts';
import { likeLock } from '../../../../shared/verifications/like-lock.ts';
import { useStore } from '../../../../state/store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useIsNew } from './use-seen.ts';

interface SwipeButtonsProps {
  /** Called with the time stamp of the press. */
  onPress?: (direction: 'left' | 'right', time: number) => void;
  /** The id of the heading with the person's name. */
  describedBy?: string | undefined;
  /** True while a swipe's request is running. */
  busy?: boolean;
  disabled?: boolean;
  /** A new number makes new buttons, so that a press that began on the old ones does not count. */
  deal?: number;
  /** Content between the two buttons. */
  children?: ReactNode;
}

/**
 * The Pass and Like buttons, with room for a third button between them. For a short time after a card appears they
 * ignore presses.
 */
export function SwipeButtons({ onPress, describedBy, busy = false, disabled, deal, children }: SwipeButtonsProps) {
  const isNew = useIsNew(describedBy);
  const shared = {
    busy: busy || isNew,
    disabled,
    'aria-describedby': describedBy,
    size: 'lg',
    // The button dims only if the request is slow, so that it does not flicker under the thumb.
    className: busy ? 'px-3! transition-opacity opacity-60 delay-500' : 'px-3! transition-opacity',
  } as const;
  return (
    <>
      <Button
        key={`pass ${deal}`}
        {...shared}
        variant="outlined"
        icon={xIcon}
        data-swipe="left"
        onClick={(event) => onPress?.('left', event.timeStamp)}
      >
        {t(deck.pass)}
      </Button>
      {children}
      <LikeButton key={`like ${deal}`} {...shared} onPress={(time) => onPress?.('right', time)} />
    </>
  );
}

interface LikeButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  /** Called with the time stamp of the press. */
  onPress: (time: number) => void;
}

/** The Like button. While the member's documents are in review, it has a lock, and a press opens a sheet. */
function LikeButton({ onPress, ...rest }: LikeButtonProps) {
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
