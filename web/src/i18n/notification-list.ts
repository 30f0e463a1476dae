import { defineMessages } from './define-messages.ts';

/** Texts of the list that the bell opens. */
export const notificationList = defineMessages({
  markAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' },
  markOne: { en: 'Mark as read', sw: 'Weka kuwa imesomwa' },
  none: { en: 'No new notifications', sw: 'Hakuna arifa mpya' },
});
