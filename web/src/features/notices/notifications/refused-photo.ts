import type { Notification } from '@mwanzo/contract/notices/notifications';

/** Returns the unread notification that a new photo was refused, unless a later change was decided since. */
export function findRefusedPhoto(notifications: readonly Notification[]): Notification | undefined {
  const newest = notifications.find(({ kind }) => kind === 'profile_change');
  if (!newest || newest.is_read || newest.params.decision !== 'rejected') return undefined;
  return newest.params.changed.includes('photo') ? newest : undefined;
}
