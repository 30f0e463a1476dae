import type { Notification } from '@mwanzo/contract/notices/notifications';
import type { Refusal } from '@mwanzo/contract/refusals';
import { notificationTexts as texts } from '../../../i18n/notification-texts.ts';
import { safetyNotices as safety } from '../../../i18n/safety-notices.ts';
import { t } from '../../../i18n/translate.ts';

export interface NotificationText {
  /** The emphasised words at the start. */
  lead: string;
  /** The words after the lead, with a leading space. */
  rest: string;
  /** The reason why a verification or a change was refused; shown after both texts. */
  refusal?: Refusal;
}

/** Returns a notification's text in the reader's language. In English, both texts joined equal its `message`. */
export function notificationText({ kind, params }: Pick<Notification, 'kind' | 'params'>): NotificationText {
  const { name } = params;
  switch (kind) {
    case 'match':
      return { lead: t(texts.matchLead), rest: name === null ? t(texts.matchSomebody) : t(texts.match, { name }) };
    case 'like':
      return { lead: name ?? t(texts.somebody), rest: t(texts.like) };
    case 'message':
      return { lead: name ?? t(texts.somebody), rest: t(params.asked === 'talk' ? texts.asksToTalk : texts.message) };
    case 'verification':
      return verificationText(params);
    case 'profile_change':
      return changeText(params);
    case 'report':
      return params.asked && params.asked !== 'talk' ? askedText(params.asked) : reportText(params.decision);
    case 'payment':
      return params.decision === 'rejected'
        ? { lead: t(texts.paymentBack), rest: '' }
        : { lead: t(texts.paymentArrived), rest: t(texts.paymentThanks) };
    case 'premium':
      return params.is_trial ? { lead: t(texts.trialOver), rest: t(texts.trialFree) } : premiumText(params.days_left);
    case 'safety':
      return { lead: t(safety[params.sanction ?? 'warn']), rest: '' };
  }
}

function askedText(asked: 'ban' | 'suspend' | 'documents'): NotificationText {
  if (asked === 'documents') return { lead: t(safety.askedDocuments), rest: t(safety.secondReviewer) };
  return { lead: t(asked === 'ban' ? safety.askedBan : safety.askedSuspension), rest: t(safety.endsSoon) };
}

function reportText(decision: Notification['params']['decision']): NotificationText {
  return { lead: t(decision === 'approved' ? safety.actedOn : safety.nothingFound), rest: t(safety.thanks) };
}

function premiumText(days: number | null): NotificationText {
  if (!days) return { lead: t(texts.premiumOver), rest: t(texts.premiumNoRenewal) };
  return { lead: t(texts.premiumEnds, { count: days }), rest: t(texts.premiumNoRenewal) };
}

function verificationText({ decision, refusal, demo }: Notification['params']): NotificationText {
  if (decision === 'approved') return { lead: t(texts.approved), rest: demo ? t(texts.demo) : '' };
  if (refusal?.code === 'not_reviewed') return { lead: '', rest: '', refusal };
  return refusal ? { lead: t(texts.rejectedBecause), rest: ' ', refusal } : { lead: t(texts.rejected), rest: '' };
}

const changeTexts = {
  name: { approved: texts.changedName, refused: texts.nameRefused },
  gender: { approved: texts.changedGender, refused: texts.genderRefused },
  photo: { approved: texts.changedPhoto, refused: texts.photoRefused },
  both: { approved: texts.changedBoth, refused: texts.bothRefused },
};

function changeText({ decision, refusal, demo, changed }: Notification['params']): NotificationText {
  const [first = 'name'] = changed;
  const { approved, refused } = changeTexts[changed.length === 1 ? first : 'both'];
  if (decision === 'approved') return { lead: t(approved), rest: demo ? t(texts.demo) : '' };
  return refusal ? { lead: `${t(refused)}:`, rest: ' ', refusal } : { lead: `${t(refused)}.`, rest: '' };
}
