import type { Notification } from '@mwanzo/contract/notifications';
import type { MouseEvent } from 'react';
import { notifications as texts } from '../../i18n/notifications.ts';
import { t } from '../../i18n/translate.ts';
import { focusNeighbour, focusPopover } from '../../ui/focus-neighbour.ts';
import { ignoreSecondPress } from '../../ui/ignore-second-press.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { NotificationRow } from './notification-row.tsx';

/** The next row comes up in the place of the one that is taken away, and has the focus. */
const take = (away: () => void) => (press: MouseEvent) => {
  ignoreSecondPress(press.nativeEvent);
  const row = press.currentTarget.closest('li');
  if (row) focusNeighbour(row);
  else focusPopover(press.currentTarget);
  away();
};

interface NotificationListProps {
  unread: readonly Notification[];
  onOpen: (notification: Notification) => void;
  markRead: (id: number) => void;
  markAllRead: () => void;
}

/** What opens under the bell. */
export function NotificationList({ unread, onOpen, markRead, markAllRead }: NotificationListProps) {
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-2 px-3 pt-0.5">
        <h2 className="text-h3 tracking-[-0.015em]">{t(texts.title)}</h2>
        {unread.length > 0 && (
          <TextButton className="no-underline!" onClick={take(markAllRead)}>
            {t(texts.markAll)}
          </TextButton>
        )}
      </div>
      {unread.length === 0 && <p className="px-3 pt-1 pb-4 text-label text-ink-2">{t(texts.none)}</p>}
      <ul className="max-h-64 overflow-y-auto overscroll-contain">
        {unread.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => onOpen(notification)}
            onClose={take(() => markRead(notification.id))}
          />
        ))}
      </ul>
    </>
  );
}
