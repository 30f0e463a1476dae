import { defineMessages } from './define-messages.ts';

export const notifications = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' },
  bellUnread: { en: 'Notifications, {count} unread', sw: { one: 'Arifa, 1 haijasomwa', other: 'Arifa, {count} hazijasomwa' } },
  markAll: { en: 'Mark all as read', sw: 'Weka zote kuwa zimesomwa' },
  markOne: { en: 'Mark as read', sw: 'Weka kuwa imesomwa' },
  none: { en: 'No new notifications', sw: 'Hakuna arifa mpya' },
});

/** What stands out comes first, then the rest. Together the English is the `message` that the server writes. */
export const notificationTexts = defineMessages({
  matchLead: { en: "It's a match!", sw: 'Mmependana!' },
  match: { en: ' You and {name} liked each other!', sw: ' Wewe na {name} mmechaguana!' },
  matchSomebody: { en: ' You and somebody liked each other!', sw: ' Wewe na mtu mwingine mmechaguana!' },
  somebody: { en: 'Somebody', sw: 'Mtu fulani' },
  like: { en: ' liked you.', sw: ' amekupenda.' },
  message: { en: ' sent you a message.', sw: ' amekutumia ujumbe.' },
  approved: { en: 'Your profile is verified.', sw: 'Wasifu wako umethibitishwa.' },
  rejected: { en: 'Your verification was not approved.', sw: 'Uthibitisho wako haukukubaliwa.' },
  rejectedBecause: { en: 'Your verification was not approved:', sw: 'Uthibitisho wako haukukubaliwa:' },
  demo: { en: ' (Decided by the demo reviewer.)', sw: ' (Imeamuliwa na mkaguzi wa majaribio.)' },
});
