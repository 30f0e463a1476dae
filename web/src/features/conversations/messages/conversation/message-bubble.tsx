import type { ReactNode } from 'react';
import { messages as texts } from '../../../../i18n/messages.ts';
import { localDateTime } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { isEmojiOnly } from './conversation-rules.ts';

/** The position of a message in its group. */
export interface BubblePlace {
  begins: boolean;
  ends: boolean;
}

interface MessageBubbleProps {
  mine: boolean;
  /** The sender's name, for readers who cannot see on which side the bubble is. */
  from: string;
  timestamp: string;
  text: string;
  isDeleted?: boolean;
  place: BubblePlace;
  className?: string | undefined;
  /** A photo between the children and the text. */
  media?: ReactNode;
  /** A button over the bubble of a message that waits for the connection. Such a bubble is outlined, not filled. */
  cover?: ReactNode;
  /** Content above the text: the message that it replies to. */
  children?: ReactNode;
}

/** The bubble of a message. Links in it are plain text, so that nothing can be opened from a message. */
export function MessageBubble({
  mine,
  from,
  timestamp,
  text,
  isDeleted = false,
  place,
  className,
  media,
  cover,
  children,
}: MessageBubbleProps) {
  const isLarge = !isDeleted && !children && !media && isEmojiOnly(text);
  const filled = isDeleted || isLarge ? 'bubble-plain' : mine ? 'bubble-own bg-primary text-white' : 'bubble-theirs';
  return (
    <div
      className={classNames(
        'bubble max-w-4/5 lg:max-w-110',
        mine && 'ml-auto',
        cover ? 'bubble-own bubble-waiting' : filled,
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
      {cover}
    </div>
  );
}
