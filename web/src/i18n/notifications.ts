import { defineMessages, type Unreviewed } from './define-messages.ts';

export const notifications = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' satisfies Unreviewed },
  bellUnread: { en: 'Notifications, {count} unread', sw: { one: 'Arifa, 1 haijasomwa', other: 'Arifa, {count} hazijasomwa' } satisfies Unreviewed },
  markAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' satisfies Unreviewed },
  markOne: { en: 'Mark as read', sw: 'Weka kuwa imesomwa' satisfies Unreviewed },
  none: { en: 'No new notifications', sw: 'Hakuna arifa mpya' satisfies Unreviewed },
});

/** What stands out comes first, then the rest. Together the English is the `message` that the server writes. */
export const notificationTexts = defineMessages({
  matchLead: { en: "It's a match!", sw: 'Mmependana!' satisfies Unreviewed },
  match: { en: ' You and {name} liked each other!', sw: ' Wewe na {name} mmechaguana!' satisfies Unreviewed },
  matchSomebody: { en: ' You and somebody liked each other!', sw: ' Wewe na mtu mwingine mmechaguana!' satisfies Unreviewed },
  somebody: { en: 'Somebody', sw: 'Mtu fulani' satisfies Unreviewed },
  like: { en: ' liked you.', sw: ' amekupenda.' satisfies Unreviewed },
  message: { en: ' sent you a message.', sw: ' amekutumia ujumbe.' satisfies Unreviewed },
  approved: { en: 'Your profile is verified.', sw: 'Wasifu wako umethibitishwa.' satisfies Unreviewed },
  rejected: { en: 'Your verification was not approved.', sw: 'Uthibitisho wako haukukubaliwa.' satisfies Unreviewed },
  rejectedBecause: { en: 'Your verification was not approved:', sw: 'Uthibitisho wako haukukubaliwa:' satisfies Unreviewed },
  demo: { en: ' (Decided by the demo reviewer.)', sw: ' (Imeamuliwa na mkaguzi wa majaribio.)' satisfies Unreviewed },
});
