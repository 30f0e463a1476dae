import { notificationsMax } from '@mwanzo/contract/limits';
import type { Notification } from '@mwanzo/contract/notices/notifications';
import bellIcon from 'lucide/dist/esm/icons/bell.mjs';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { notifications as texts } from '../../../i18n/notifications.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred } from '../../../loading/deferred.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Spinner } from '../../../ui/frames/spinner.tsx';
import { closePopover, Popover } from '../../../ui/layers/popover.tsx';
import { CountBadge } from '../../../ui/words/count-badge.tsx';
import { useNotifications } from './use-notifications.ts';

const NotificationList = deferred(async () => (await import('./notification-list.tsx')).NotificationList, {
  when: 'touched',
  placeholder: () => <Spinner />,
});

/** The list ends with the newest ones, so there may be more unread than it holds. */
function bellName(count: number): string {
  if (count === 0) return t(texts.title);
  return t(texts.bellUnread, { count, shown: count < notificationsMax ? count : `${count}+` });
}

/** The bell in the top bar, which opens the list of notifications. */
export function NotificationBell() {
  const notifications = useNotifications();
  const { unread, refetch, markRead } = notifications;
  const [, navigate] = useLocation();
  const id = useId();

  const open = (notification: Notification) => {
    markRead(notification.id);
    if (notification.link === null) return;
    closePopover(id);
    navigate(notification.link);
  };

  return (
    <>
      <IconButton
        icon={bellIcon}
        label={bellName(unread.length)}
        popoverTarget={id}
        className={unread.length > 0 ? 'text-primary-text' : undefined}
      >
        <CountBadge count={unread.length} />
      </IconButton>
      <Popover
        id={id}
        label={t(texts.title)}
        phone="card"
        notch
        width={400}
        onToggle={(nowOpen) => nowOpen && refetch()}
      >
        <NotificationList {...notifications} onOpen={open} />
      </Popover>
    </>
  );
}
