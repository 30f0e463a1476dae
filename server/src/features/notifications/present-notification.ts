import type { Notification } from '@mwanzo/contract/notifications';
import { refusalInEnglish, refusalOf } from '@mwanzo/contract/refusals';
import type { NotificationRow } from './notifications.repository.ts';

/** A notification with its English text. The Basic plan does not show who liked a member (docs/product.md, "Notifications"). */
export function presentNotification(row: NotificationRow): Notification {
  const isActorHidden = row.kind === 'like' && row.plan === 'basic';
  const name = isActorHidden ? null : row.actorName;
  return {
    id: row.id,
    message: textOf(row, name),
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
    kind: row.kind,
    params: {
      name,
      profile_id: isActorHidden ? null : row.actorId,
      decision: row.details.decision ?? null,
      refusal: refusalOf(row.details.reason_code ?? null, row.details.reason ?? null),
      demo: row.details.demo ?? false,
    },
    link: linkOf(row),
  };
}

function textOf({ kind, details }: NotificationRow, name: string | null): string {
  switch (kind) {
    case 'match':
      return `It's a match! You and ${name ?? 'somebody'} liked each other!`;
    case 'like':
      return `${name ?? 'Somebody'} liked you.`;
    case 'message':
      return `${name ?? 'Somebody'} sent you a message.`;
    case 'verification':
      return `${verificationText(details)}${details.demo ? ' (Decided by the demo reviewer.)' : ''}`;
  }
}

function verificationText({
  decision,
  reason_code: code = null,
  reason: note = null,
}: NotificationRow['details']): string {
  if (decision === 'approved') return 'Your profile is verified.';
  const refusal = refusalOf(code, note);
  return refusal
    ? `Your verification was not approved: ${refusalInEnglish(refusal)}`
    : 'Your verification was not approved.';
}

function linkOf({ kind, actorId, details }: NotificationRow): string | null {
  switch (kind) {
    case 'match':
    case 'message':
      return actorId === null ? null : `/chat/${actorId}`;
    case 'like':
      return '/discover';
    case 'verification':
      return details.decision === 'approved' ? '/discover' : '/verify';
  }
}
