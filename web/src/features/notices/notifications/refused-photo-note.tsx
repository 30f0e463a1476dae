import { useQuery } from '@tanstack/react-query';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { refusalText } from '../../../i18n/refusals.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { notificationText } from './notification-text.ts';
import { notificationsQuery } from './notifications-query.ts';
import { findRefusedPhoto } from './refused-photo.ts';

/**
 * Says why a new first photo was not accepted, on the page where the next one is chosen. Once its notification is read,
 * nothing is shown.
 */
export function RefusedPhotoNote() {
  const { data = [] } = useQuery(notificationsQuery);
  const found = findRefusedPhoto(data);
  if (!found) return null;
  const { lead, rest, refusal } = notificationText(found);
  return (
    <p className="flex gap-2.5 rounded-lg bg-danger-soft p-4 text-label text-danger">
      <Icon icon={circleAlertIcon} size={20} className="mt-px flex-none" />
      <span>
        <strong>{lead}</strong>
        {rest}
        {refusal && refusalText(refusal)}
      </span>
    </p>
  );
}
