/** What a message may try, for which its receiver is warned and its sender asked to think again. The gravest first. */
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

/** How to be reached outside the app: usual between people who know each other, so only first messages are judged by it. */
export const contactKinds: ReadonlySet<WarningKind> = new Set<WarningKind>(['phone', 'off_app']);
/** After so many messages of a conversation its members may tell each other how to be reached. */
export const firstMessages = 10;
