import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import type { ReactNode } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { imageUrl } from '../../../../photos/image-url.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Avatar } from '../../../../ui/photos/avatar.tsx';

/** The content of a row. */
export interface RowContent {
  name: string;
  /** A signed path; left out in queues without photos. */
  photo?: string | null;
  /** The text below the name. */
  what: string;
  /** A tag at the right: the waiting time, or the decision. */
  tag: ReactNode;
}

interface QueueRowProps {
  row: RowContent;
  current: boolean;
  /** True if another reviewer has claimed the item. */
  taken: boolean;
  onOpen: () => void;
}

export function QueueRow({ row: { name, photo, what, tag }, current, taken, onOpen }: QueueRowProps) {
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onOpen}
      className={classNames(
        'grid min-h-17 w-full items-center gap-3 px-5 py-2.5 text-left -outline-offset-3!',
        photo === undefined ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[48px_minmax(0,1fr)_auto]',
        current ? 'bg-blush shadow-[inset_4px_0_0_var(--color-primary)] forced-colors:underline' : 'hover:bg-sunk',
      )}
    >
      {photo !== undefined && <Avatar src={imageUrl(photo)} size="md" />}
      <span className="grid leading-[1.35]">
        <b dir="auto" className="min-w-0 truncate text-left">
          {name}
        </b>
        <span className="flex min-w-0 items-center gap-1 text-small text-ink-2">
          {taken && <Icon icon={lockIcon} size={14} />}
          <span className="truncate">{[taken && t(moderation.withColleague), what].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {tag}
    </button>
  );
}
