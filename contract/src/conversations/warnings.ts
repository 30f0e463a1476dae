/**
 * The kinds of scam or threat that a message may be. Its receiver is warned, and its sender is asked to think again.
 * The most serious kind comes first.
 */
export const warningKinds = [
  'sextortion',
  'threat',
  'code',
  'gift_card',
  'crypto',
  'investment',
  'payment',
  'money',
  'loan',
  'phone',
  'off_app',
] as const;
export type WarningKind = (typeof warningKinds)[number];

/**
 * The kinds about contact outside the app. Contact details are usual between people who know each other, so only first
 * messages are judged by these kinds.
 */
export const contactKinds: ReadonlySet<WarningKind> = new Set<WarningKind>(['phone', 'off_app']);
/** After this many messages of a conversation, its members may exchange contact details without a warning. */
export const firstMessages = 10;

/** The topics of warnings. */
export type WarningTopic = 'paying' | 'profit' | 'code' | 'contact' | 'harm';

export const topicOf: Readonly<Record<WarningKind, WarningTopic>> = {
  money: 'paying',
  loan: 'paying',
  payment: 'paying',
  gift_card: 'paying',
  investment: 'profit',
  crypto: 'profit',
  code: 'code',
  off_app: 'contact',
  phone: 'contact',
  threat: 'harm',
  sextortion: 'harm',
};
