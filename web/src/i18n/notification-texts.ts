import { defineMessages, type Unreviewed } from './define-messages.ts';

/**
 * The texts of notifications, each as emphasised words and the rest. In English, both joined equal the `message` that
 * the server writes.
 */
export const notificationTexts = defineMessages({
  matchLead: { en: "It's a match!", sw: 'Mmechaguana!' satisfies Unreviewed },
  match: { en: ' You and {name} liked each other!', sw: ' Wewe na {name} mmechaguana!' satisfies Unreviewed },
  matchSomebody: {
    en: ' You and somebody liked each other!',
    sw: ' Wewe na mtu mwingine mmechaguana!' satisfies Unreviewed,
  },
  somebody: { en: 'Somebody', sw: 'Mtu fulani' satisfies Unreviewed },
  like: { en: ' liked you.', sw: ' amekupenda.' satisfies Unreviewed },
  message: { en: ' sent you a message.', sw: ' amekutumia ujumbe.' satisfies Unreviewed },
  asksToTalk: { en: ' would like to talk.', sw: ' angependa kuzungumza.' satisfies Unreviewed },
  approved: { en: 'Your profile is verified.', sw: 'Wasifu wako umethibitishwa.' satisfies Unreviewed },
  paymentArrived: { en: 'Your payment has arrived.', sw: 'Malipo yako yamefika.' satisfies Unreviewed },
  paymentThanks: { en: ' Thank you.', sw: ' Asante.' satisfies Unreviewed },
  paymentBack: { en: 'Your payment was given back.', sw: 'Malipo yako yamerudishwa.' satisfies Unreviewed },
  rejected: { en: 'Your verification was not approved.', sw: 'Uthibitisho wako haukukubaliwa.' satisfies Unreviewed },
  rejectedBecause: {
    en: 'Your verification was not approved:',
    sw: 'Uthibitisho wako haukukubaliwa:' satisfies Unreviewed,
  },
  changedName: {
    en: 'Everyone sees your new name now.',
    sw: 'Kila mtu sasa anaona jina lako jipya.' satisfies Unreviewed,
  },
  changedGender: {
    en: 'Everyone sees your new gender now.',
    sw: 'Kila mtu sasa anaona jinsia yako mpya.' satisfies Unreviewed,
  },
  changedPhoto: {
    en: 'Everyone sees your new photo now.',
    sw: 'Kila mtu sasa anaona picha yako mpya.' satisfies Unreviewed,
  },
  changedBoth: {
    en: 'Everyone sees your changes now.',
    sw: 'Kila mtu sasa anaona mabadiliko yako.' satisfies Unreviewed,
  },
  nameRefused: { en: 'Your new name was not accepted', sw: 'Jina lako jipya halikukubaliwa' satisfies Unreviewed },
  genderRefused: { en: 'Your new gender was not accepted', sw: 'Jinsia yako mpya haikukubaliwa' satisfies Unreviewed },
  photoRefused: { en: 'Your new photo was not accepted', sw: 'Picha yako mpya haikukubaliwa' satisfies Unreviewed },
  bothRefused: { en: 'Your changes were not accepted', sw: 'Mabadiliko yako hayakukubaliwa' satisfies Unreviewed },
  premiumEnds: {
    en: { one: 'Your Premium ends within a day.', other: 'Your Premium ends within {count} days.' },
    sw: {
      one: 'Premium yako inaisha ndani ya siku moja.',
      other: 'Premium yako inaisha ndani ya siku {count}.',
    } satisfies Unreviewed,
  },
  premiumOver: { en: 'Your month of Premium is over.', sw: 'Mwezi wako wa Premium umekwisha.' satisfies Unreviewed },
  trialOver: {
    en: 'Your Premium trial has ended.',
    sw: 'Jaribio lako la Premium limekwisha.' satisfies Unreviewed,
  },
  trialFree: { en: ' Nothing was charged.', sw: ' Hukutozwa chochote.' satisfies Unreviewed },
  premiumNoRenewal: { en: ' It does not renew.', sw: ' Haijirudii.' satisfies Unreviewed },
  demo: { en: ' (Decided by the demo reviewer.)', sw: ' (Imeamuliwa na mkaguzi wa majaribio.)' satisfies Unreviewed },
});
