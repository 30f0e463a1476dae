import type { DemoNotification } from './demo-history.ts';

/** Older matches and likes have been read. The bell shows the unread ones at the first sign-in. */
export const demoNotifications: readonly DemoNotification[] = [
  { to: 'amina', kind: 'verification', minutesAgo: 20_100, read: true },
  { to: 'amina', kind: 'match', about: 'otieno', minutesAgo: 12_960, read: true },
  { to: 'amina', kind: 'match', about: 'kiptoo', minutesAgo: 8_660, read: true },
  { to: 'amina', kind: 'match', about: 'juma', minutesAgo: 5_610, read: true },
  { to: 'amina', kind: 'match', about: 'mwangi', minutesAgo: 3_050, read: true },
  { to: 'amina', kind: 'like', about: 'hassan', minutesAgo: 2_600, read: true },
  { to: 'amina', kind: 'message', about: 'kiptoo', minutesAgo: 340, read: false },
  { to: 'amina', kind: 'match', about: 'kamau', minutesAgo: 130, read: false },
  { to: 'amina', kind: 'message', about: 'otieno', minutesAgo: 62, read: false },
  { to: 'amina', kind: 'like', about: 'tim', minutesAgo: 48, read: false },

  { to: 'brian', kind: 'verification', minutesAgo: 23_800, read: true },
  { to: 'brian', kind: 'match', about: 'akinyi', minutesAgo: 14_250, read: true },
  { to: 'brian', kind: 'match', about: 'wanjiku', minutesAgo: 10_020, read: true },
  { to: 'brian', kind: 'match', about: 'mwende', minutesAgo: 6_480, read: true },
  { to: 'brian', kind: 'match', about: 'zawadi', minutesAgo: 3_720, read: true },
  { to: 'brian', kind: 'like', about: 'chebet', minutesAgo: 2_750, read: true },
  { to: 'brian', kind: 'message', about: 'mwende', minutesAgo: 510, read: false },
  { to: 'brian', kind: 'match', about: 'naserian', minutesAgo: 175, read: false },
  { to: 'brian', kind: 'message', about: 'akinyi', minutesAgo: 130, read: false },
  { to: 'brian', kind: 'like', about: 'brenda', minutesAgo: 66, read: false },
];
