import xIcon from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useIsNew } from '../use-seen.ts';
import { LikeButton } from './like-button.tsx';

interface SwipeButtonsProps {
  /** With the time stamp of the press. */
  onPress?: (direction: 'left' | 'right', time: number) => void;
  /** The id of the heading that names the person they are about. */
  describedBy?: string | undefined;
  /** A swipe's request is in flight. */
  busy?: boolean;
  disabled?: boolean;
  /** A new number makes new buttons: a press that began on the old ones does not count. */
  deal?: number;
  /** Between the two. */
  children?: ReactNode;
}

/** Pass and Like with a place between them. A card that has just come does not take presses yet. */
export function SwipeButtons({ onPress, describedBy, busy = false, disabled, deal, children }: SwipeButtonsProps) {
  const isNew = useIsNew(describedBy);
  const shared = {
    busy: busy || isNew,
    disabled,
    'aria-describedby': describedBy,
    size: 'lg',
    // Only a slow request is worth a change under the thumb.
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
