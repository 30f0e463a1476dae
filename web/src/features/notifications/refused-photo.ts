import type { Notification } from '@mwanzo/contract/notifications';

/** The refusal of a new photo that the member has not read, unless a later change has been decided. */
export function findRefusedPhoto(notifications: readonly Notification[]): Notification | undefined {
  const newest = notifications.find(({ kind }) => kind === 'profile_change');
  if (!newest || newest.is_read || newest.params.decision !== 'rejected') return undefined;
  return newest.params.changed.includes('photo') ? newest : undefined;
}
