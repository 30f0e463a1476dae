import type { Notification } from '@mwanzo/contract/notices/notifications';
import badgeCheckIcon from 'lucide/dist/esm/icons/badge-check.mjs';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import gemIcon from 'lucide/dist/esm/icons/gem.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useId, type MouseEventHandler } from 'react';
import { useNow } from '../../../device/use-now.ts';
import { notificationList as texts } from '../../../i18n/notification-list.ts';
import { relativeTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { deferred } from '../../../loading/deferred.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { notificationText } from './notification-text.ts';

/** This loads separately, since few members are ever refused and the texts of the reasons are long. */
const RefusalReason = deferred(async () => (await import('./refusal-reason.tsx')).RefusalReason, { when: 'touched' });

const looks = {
  match: { icon: heartIcon, tile: 'bg-primary-soft text-primary-text' },
  like: { icon: heartIcon, tile: 'bg-primary-soft text-primary-text' },
  message: { icon: messageCircleIcon, tile: 'bg-blush text-ink' },
  verification: { icon: badgeCheckIcon, tile: 'bg-trust-soft text-trust-text' },
  profile_change: { icon: badgeCheckIcon, tile: 'bg-trust-soft text-trust-text' },
  report: { icon: badgeCheckIcon, tile: 'bg-trust-soft text-trust-text' },
  payment: { icon: gemIcon, tile: 'bg-blush text-ink' },
  premium: { icon: gemIcon, tile: 'bg-blush text-ink' },
  safety: { icon: circleAlertIcon, tile: 'bg-warn-soft text-warn' },
} as const;

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
  onClose: MouseEventHandler;
}

export function NotificationRow({ notification, onOpen, onClose }: NotificationRowProps) {
  const now = useNow();
  const id = useId();
  const { lead, rest, refusal } = notificationText(notification);
  const refused = notification.params.decision === 'rejected' && notification.kind !== 'report';
  const { icon, tile } = refused
    ? ({ icon: circleAlertIcon, tile: 'bg-warn-soft text-warn' } as const)
    : looks[notification.kind];
  return (
    <li className="grid grid-cols-[1fr_44px] items-center rounded-md">
      <button
        type="button"
        className={
          'grid min-h-15 grid-cols-[40px_1fr] items-center gap-3 rounded-md py-2.25 pr-1 pl-2.5 text-left ' +
          'text-label leading-[1.35] hover:bg-sunk'
        }
        onClick={onOpen}
      >
        <span className={classNames('grid size-10 place-items-center rounded-md', tile)}>
          <Icon icon={icon} size={20} />
        </span>
        <span id={id} className="min-w-0 wrap-anywhere">
          <b>{lead}</b>
          {rest}
          {refusal && <RefusalReason refusal={refusal} />}
          <span className="block text-tiny text-ink-2">{relativeTime(notification.created_at, now)}</span>
        </span>
      </button>
      <IconButton icon={xIcon} iconSize={20} label={t(texts.markOne)} aria-describedby={id} onClick={onClose} />
    </li>
  );
}
