import { defineMessages, type Unreviewed } from './define-messages.ts';

export const notifications = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' satisfies Unreviewed },
  bellUnread: {
    en: 'Notifications, {count} unread',
    sw: { one: 'Arifa, 1 haijasomwa', other: 'Arifa, {count} hazijasomwa' } satisfies Unreviewed,
  },
});
