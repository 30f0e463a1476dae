import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the list that the bell opens. */
export const notificationList = defineMessages({
  markAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' satisfies Unreviewed },
  markOne: { en: 'Mark as read', sw: 'Weka kuwa imesomwa' satisfies Unreviewed },
  none: { en: 'No new notifications', sw: 'Hakuna arifa mpya' satisfies Unreviewed },
});
