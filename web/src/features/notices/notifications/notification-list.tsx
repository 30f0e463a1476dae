import type { Notification } from '@mwanzo/contract/notices/notifications';
import type { MouseEvent } from 'react';
import { notificationList as list } from '../../../i18n/notification-list.ts';
import { notifications as texts } from '../../../i18n/notifications.ts';
import { t } from '../../../i18n/translate.ts';
import { focusNeighbour, focusPopover } from '../../../ui/focus/focus-neighbour.ts';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../../ui/frames/unless-offline.tsx';
import { ignoreSecondPress } from '../../../ui/gestures/ignore-second-press.ts';
import { TextButton } from '../../../ui/words/text-link.tsx';
import { NotificationRow } from './notification-row.tsx';
import type { useNotifications } from './use-notifications.ts';

/** Removes rows and moves the focus to the row that takes their position. */
const removing = (remove: () => void) => (press: MouseEvent) => {
  ignoreSecondPress(press.nativeEvent);
  const row = press.currentTarget.closest('li');
  if (row) focusNeighbour(row);
  else focusPopover(press.currentTarget);
  remove();
};

interface NotificationListProps extends ReturnType<typeof useNotifications> {
  onOpen: (notification: Notification) => void;
}

/** The list of notifications below the bell. */
export function NotificationList({
  unread,
  isKnown,
  isLoading,
  refetch,
  onOpen,
  markRead,
  markAllRead,
}: NotificationListProps) {
  // A failure is only logged (docs/product/requests.md, "Errors"), so it looks like an empty list.
  const none = <p className="px-3 pt-1 pb-4 text-label text-ink-2">{t(list.none)}</p>;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 px-3 pt-0.5">
        <h2 className="text-h3 tracking-[-0.015em]">{t(texts.title)}</h2>
        {unread.length > 0 && (
          <TextButton className="no-underline!" onClick={removing(markAllRead)}>
            {t(list.markAll)}
          </TextButton>
        )}
      </div>
      {unread.length === 0 &&
        (isKnown ? none : <UnlessOffline onRetry={refetch}>{isLoading ? <Spinner /> : none}</UnlessOffline>)}
      <ul className="max-h-64 overflow-y-auto overscroll-contain">
        {unread.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => onOpen(notification)}
            onClose={removing(() => markRead(notification.id))}
          />
        ))}
      </ul>
    </>
  );
}
