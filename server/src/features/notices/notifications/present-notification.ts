import type { Notification } from '@mwanzo/contract/notices/notifications';
import { refusalInEnglish, refusalOf, refusalReasons } from '@mwanzo/contract/refusals';
import type { NotificationRow } from './notifications.repository.ts';

/**
 * A notification with its English text. The Basic plan does not show who liked a member
 * (docs/product/notifications.md).
 */
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
      changed: [...(row.details.changed ?? [])],
      demo: row.details.demo ?? false,
      days_left: row.details.days_left ?? null,
      ...(row.details.is_trial && { is_trial: true }),
      asked: row.details.asked ?? (row.details.asks_to_talk ? 'talk' : null),
      sanction: row.details.sanction ?? null,
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
      return `${name ?? 'Somebody'} ${details.asks_to_talk ? 'would like to talk.' : 'sent you a message.'}`;
    case 'verification':
      return `${verificationText(details)}${demoText(details)}`;
    case 'profile_change':
      return `${changeText(details)}${demoText(details)}`;
    case 'report':
      if (details.asked) return askedTexts[details.asked];
      return details.decision === 'approved'
        ? 'We looked at your report and acted on it. Thank you.'
        : 'We looked at your report and found nothing against our rules. Thank you.';
    case 'premium':
      return premiumText(details);
    case 'safety':
      return safetyTexts[details.sanction ?? 'warn'];
    case 'payment':
      return paymentTexts[details.decision ?? 'approved'];
  }
}

const paymentTexts = {
  approved: 'Your payment has arrived. Thank you.',
  rejected: 'Your payment was given back.',
} as const;

const askedTexts = {
  ban: 'A ban waits for a second reviewer. The suspension that holds meanwhile ends soon.',
  documents: 'A reviewer asks for more identity documents. Only a second reviewer can allow them.',
  suspend: 'A long suspension waits for a second reviewer. The suspension that holds meanwhile ends soon.',
} as const;

const safetyTexts = {
  warn: 'A reviewer has warned you: something you did is against our rules.',
  suspend: 'Your account was suspended for a time.',
  ban: 'Your account was banned.',
  uphold: 'Another reviewer has looked at your appeal. The decision stays.',
  lift: 'Another reviewer has looked at your appeal. The decision is lifted.',
} as const;

type Details = NotificationRow['details'];

function premiumText({ days_left: days = 0, is_trial: isTrial = false }: Details): string {
  if (isTrial) return 'Your Premium trial has ended. Nothing was charged.';
  if (days === 0) return 'Your month of Premium is over. It does not renew.';
  const within = days === 1 ? 'a day' : `${days} days`;
  return `Your Premium ends within ${within}. It does not renew.`;
}

function demoText({ demo }: Details): string {
  return demo ? ' (Decided by the demo reviewer.)' : '';
}

function changeText({ decision, changed = [], reason_code: code = null, reason: note = null }: Details): string {
  const [part, ...others] = changed;
  const isOne = part !== undefined && others.length === 0;
  const what = isOne ? `new ${part}` : 'changes';
  if (decision === 'approved') return `Everyone sees your ${what} now.`;
  const refusal = refusalOf(code, note);
  const refused = `Your ${what} ${isOne ? 'was' : 'were'} not accepted`;
  return refusal ? `${refused}: ${refusalInEnglish(refusal)}` : `${refused}.`;
}

function verificationText({ decision, reason_code: code = null, reason: note = null }: Details): string {
  if (decision === 'approved') return 'Your profile is verified.';
  if (code === 'not_reviewed') return refusalReasons.not_reviewed;
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
      return '/likes';
    case 'verification':
      return details.decision === 'approved' ? '/discover' : '/verify';
    case 'profile_change':
      return '/profile';
    case 'premium':
      return '/premium';
    case 'safety':
      return '/settings/decisions';
    case 'payment':
      return '/settings/payments';
    case 'report':
      if (details.asked === 'documents') return '/moderation?queue=overview';
      return details.asked ? '/moderation?queue=reports' : null;
  }
}
