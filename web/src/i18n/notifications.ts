import { defineMessages } from './define-messages.ts';

export const notifications = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' },
  bellUnread: {
    en: { one: 'Notifications, 1 unread', other: 'Notifications, {shown} unread' },
    sw: { one: 'Arifa, 1 haijasomwa', other: 'Arifa, {shown} hazijasomwa' },
  },
});
