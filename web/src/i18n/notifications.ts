import { defineMessages, type Unreviewed } from './define-messages.ts';

export const notifications = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' satisfies Unreviewed },
  bellUnread: {
    en: 'Notifications, {count} unread',
    sw: { one: 'Arifa, 1 haijasomwa', other: 'Arifa, {count} hazijasomwa' } satisfies Unreviewed,
  },
  markAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' satisfies Unreviewed },
  markOne: { en: 'Mark as read', sw: 'Weka kuwa imesomwa' satisfies Unreviewed },
  none: { en: 'No new notifications', sw: 'Hakuna arifa mpya' satisfies Unreviewed },
});
