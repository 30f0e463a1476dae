import type { ReactNode } from 'react';
import { messages as texts } from '../../../i18n/messages.ts';
import { localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isEmojiOnly } from './conversation-rules.ts';

/** Where a message stands in its group. */
export interface BubblePlace {
  begins: boolean;
  ends: boolean;
}

interface MessageBubbleProps {
  mine: boolean;
  /** The sender, for readers who cannot see the sides. */
  from: string;
  timestamp: string;
  text: string;
  isDeleted?: boolean;
  place: BubblePlace;
  className?: string | undefined;
  /** Between them and the text: a photo. */
  media?: ReactNode;
  /** Above the text: what it replies to. */
  children?: ReactNode;
}

/** Links are text like all else: nothing in a message is opened. */
export function MessageBubble({
  mine,
  from,
  timestamp,
  text,
  isDeleted = false,
  place,
  className,
  media,
  children,
}: MessageBubbleProps) {
  const isLarge = !isDeleted && !children && !media && isEmojiOnly(text);
  const look = isDeleted || isLarge ? 'bubble-plain' : mine ? 'bubble-own bg-primary text-white' : 'bubble-theirs';
  return (
    <div
      className={classNames(
        'bubble max-w-4/5 lg:max-w-110',
        mine && 'ml-auto',
        look,
        !place.begins && 'bubble-follows',
        !place.ends && 'bubble-goes-on',
        Boolean(media) && 'bubble-photo',
        className,
      )}
    >
      <span className="sr-only">{from}: </span>
      {children}
      {media}
      {isDeleted ? (
        <div className="italic">{t(texts.deleted)}</div>
      ) : text === '' ? null : (
        <div dir="auto" className={isLarge ? 'text-[2.75rem] leading-[1.15]' : undefined}>
          {text}
        </div>
      )}
      <time dateTime={timestamp} className="mt-0.75 block text-micro">
        {localDateTime(timestamp)}
      </time>
    </div>
  );
}
