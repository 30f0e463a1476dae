import { moderation } from '../../../i18n/moderation.ts';
import { t } from '../../../i18n/translate.ts';
import { imageUrl } from '../../../photos/image-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { lockIcon } from '../../../ui/icons/lock.ts';
import { Avatar } from '../../../ui/photos/avatar.tsx';
import { Tag } from '../../../ui/words/tag.tsx';
import { changedText } from '../changes/change-texts.ts';
import { isChange, type QueueItem } from './queue-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';

interface QueueRowProps {
  listed: QueueItem;
  current: boolean;
  /** Whether a colleague has claimed it. */
  taken: boolean;
  now: number;
  onOpen: () => void;
}

export function QueueRow({ listed, current, taken, now, onOpen }: QueueRowProps) {
  const { name, location, photo } = listed;
  const status = isChange(listed) ? 'pending' : listed.status;
  const what = isChange(listed) ? changedText(listed.parts) : location;
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onOpen}
      className={classNames(
        'grid min-h-17 w-full grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 px-5 py-2.5 text-left -outline-offset-3!',
        current ? 'bg-blush shadow-[inset_4px_0_0_var(--color-primary)] forced-colors:underline' : 'hover:bg-sunk',
      )}
    >
      <Avatar src={imageUrl(photo)} size="md" />
      <span className="grid leading-[1.35]">
        <b className="min-w-0 truncate">
          <bdi>{name}</bdi>
        </b>
        <span className="flex min-w-0 items-center gap-1 text-small text-ink-2">
          {taken && <Icon icon={lockIcon} size={14} />}
          <span className="truncate">{[taken && t(moderation.withColleague), what].filter(Boolean).join(' · ')}</span>
        </span>
      </span>
      {status === 'pending' ? (
        <WaitingTag submittedAt={listed.submitted_at} now={now} onBlush={current} />
      ) : (
        <Tag kind={status === 'approved' ? 'trust' : 'danger'}>
          {t(status === 'approved' ? moderation.approvedTag : moderation.refusedTag)}
        </Tag>
      )}
    </button>
  );
}
