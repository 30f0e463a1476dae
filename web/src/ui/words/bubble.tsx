import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { PhotoSource } from '../photos/photo-source.ts';
import { Photo } from '../photos/photo.tsx';

interface BubbleProps {
  mine: boolean;
  /** The sender's name, for readers who cannot see on which side the bubble is. */
  from: string;
  /** The date and time, as displayed. */
  time?: string;
  /** The message's time in ISO 8601. */
  dateTime?: string;
  /** A status below the time, such as "Sending...", "Not sent" or "Seen". */
  status?: ReactNode;
  photo?: { src: PhotoSource; alt: string };
  children?: ReactNode;
}

export function Bubble({ mine, from, time, dateTime, status, photo, children }: BubbleProps) {
  return (
    <div
      className={classNames(
        'w-fit text-body leading-[1.4] forced-colors:border',
        photo ? 'max-w-[250px] p-1.25' : 'max-w-4/5 px-3.5 pt-2.5 pb-2',
        mine ? 'ml-auto rounded-lg rounded-br-[6px] bg-primary text-white' : 'rounded-lg rounded-bl-[6px] bg-bubble',
      )}
    >
      {photo && (
        <div className="aspect-4/3 w-60 max-w-full overflow-hidden rounded-[16px]">
          <Photo src={photo.src} alt={photo.alt} width={480} height={360} sizes="240px" position="50% 50%" />
        </div>
      )}
      <div className={classNames('wrap-anywhere whitespace-pre-wrap', photo && 'px-2.25 pt-1.5 pb-0.75')}>
        <span className="sr-only">{from}: </span>
        <div dir="auto">{children}</div>
        {time && (
          <time dateTime={dateTime} className={classNames('mt-0.75 block text-micro', !mine && 'text-ink-2')}>
            {time}
          </time>
        )}
        {status && <span className="block text-micro">{status}</span>}
      </div>
    </div>
  );
}
