import { deck } from '../../../i18n/deck.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { xIcon } from '../../../ui/icons/x.ts';
import { LikeButton } from './like-button.tsx';

interface SwipeButtonsProps {
  onPress?: (direction: 'left' | 'right') => void;
  /** The id of the heading that names the person they are about. */
  describedBy?: string | undefined;
  /** A swipe's request is in flight. */
  busy?: boolean;
  disabled?: boolean;
  className?: string;
}

export function SwipeButtons({ onPress, describedBy, busy = false, disabled = false, className }: SwipeButtonsProps) {
  const shared = { busy, disabled, 'aria-describedby': describedBy, size: 'lg' } as const;
  return (
    // Only a slow request is worth a change under the thumb.
    <div
      className={classNames(
        'grid grid-cols-[1fr_1.35fr] gap-3 transition-opacity',
        busy && 'opacity-60 delay-500',
        className,
      )}
    >
      <Button {...shared} variant="outlined" icon={xIcon} data-swipe="left" onClick={() => onPress?.('left')}>
        {t(deck.pass)}
      </Button>
      <LikeButton {...shared} onPress={() => onPress?.('right')} />
    </div>
  );
}
