import type { Notification } from '@mwanzo/contract/notifications';
import { useId, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { notifications as texts } from '../../i18n/notifications.ts';
import { t } from '../../i18n/translate.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { focusNeighbour, focusPopover } from '../../ui/focus-neighbour.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { bellIcon } from '../../ui/icons/bell.ts';
import { ignoreSecondPress } from '../../ui/ignore-second-press.ts';
import { closePopover, Popover } from '../../ui/popover.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications } from './use-notifications.ts';

/** The next row comes up in the place of the one that is taken away, and has the focus. */
const take = (away: () => void) => (press: MouseEvent) => {
  ignoreSecondPress(press.nativeEvent);
  const row = press.currentTarget.closest('li');
  if (row) focusNeighbour(row);
  else focusPopover(press.currentTarget);
  away();
};

/** The bell in the top bar and the list under it. */
export function NotificationBell() {
  const { unread, refetch, markRead, markAllRead } = useNotifications();
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
        label={unread.length > 0 ? t(texts.bellUnread, { count: unread.length }) : t(texts.title)}
        popoverTarget={id}
        className={unread.length > 0 ? 'text-primary-text' : undefined}
      >
        <CountBadge count={unread.length} />
      </IconButton>
      <Popover id={id} label={t(texts.title)} phone="card" notch width={400} onToggle={(nowOpen) => nowOpen && refetch()}>
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
              onOpen={() => open(notification)}
              onClose={take(() => markRead(notification.id))}
            />
          ))}
        </ul>
      </Popover>
    </>
  );
}
