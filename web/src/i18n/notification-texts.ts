import { defineMessages } from './define-messages.ts';

/**
 * The texts of notifications, each as emphasised words and the rest. In English, both joined equal the `message` that
 * the server writes.
 */
export const notificationTexts = defineMessages({
  matchLead: { en: "It's a match!", sw: 'Mmechaguana!' },
  match: { en: ' You and {name} liked each other!', sw: ' Wewe na {name} mmechaguana!' },
  matchSomebody: { en: ' You and somebody liked each other!', sw: ' Wewe na mtu mwingine mmechaguana!' },
  somebody: { en: 'Somebody', sw: 'Mtu fulani' },
  like: { en: ' liked you.', sw: ' amekupenda.' },
  message: { en: ' sent you a message.', sw: ' amekutumia ujumbe.' },
  asksToTalk: { en: ' would like to talk.', sw: ' angependa kuzungumza.' },
  approved: { en: 'Your profile is verified.', sw: 'Wasifu wako umethibitishwa.' },
  paymentArrived: { en: 'Your payment has arrived.', sw: 'Malipo yako yamefika.' },
  paymentThanks: { en: ' Thank you.', sw: ' Asante.' },
  paymentBack: { en: 'Your payment was given back.', sw: 'Malipo yako yamerudishwa.' },
  rejected: { en: 'Your verification was not approved.', sw: 'Uthibitisho wako haukukubaliwa.' },
  rejectedBecause: { en: 'Your verification was not approved:', sw: 'Uthibitisho wako haukukubaliwa:' },
  changedName: { en: 'Everyone sees your new name now.', sw: 'Kila mtu sasa anaona jina lako jipya.' },
  changedGender: { en: 'Everyone sees your new gender now.', sw: 'Kila mtu sasa anaona jinsia yako mpya.' },
  changedPhoto: { en: 'Everyone sees your new photo now.', sw: 'Kila mtu sasa anaona picha yako mpya.' },
  changedBoth: { en: 'Everyone sees your changes now.', sw: 'Kila mtu sasa anaona mabadiliko yako.' },
  nameRefused: { en: 'Your new name was not accepted', sw: 'Jina lako jipya halikukubaliwa' },
  genderRefused: { en: 'Your new gender was not accepted', sw: 'Jinsia yako mpya haikukubaliwa' },
  photoRefused: { en: 'Your new photo was not accepted', sw: 'Picha yako mpya haikukubaliwa' },
  bothRefused: { en: 'Your changes were not accepted', sw: 'Mabadiliko yako hayakukubaliwa' },
  premiumEnds: {
    en: { one: 'Your Premium ends within a day.', other: 'Your Premium ends within {count} days.' },
    sw: {
      one: 'Premium yako inaisha ndani ya siku moja.',
      other: 'Premium yako inaisha ndani ya siku {count}.',
    },
  },
  premiumOver: { en: 'Your month of Premium is over.', sw: 'Mwezi wako wa Premium umekwisha.' },
  trialOver: { en: 'Your Premium trial has ended.', sw: 'Jaribio lako la Premium limekwisha.' },
  trialFree: { en: ' Nothing was charged.', sw: ' Hukutozwa chochote.' },
  premiumNoRenewal: { en: ' It does not renew.', sw: ' Haijirudii.' },
  demo: { en: ' (Decided by the demo reviewer.)', sw: ' (Imeamuliwa na mkaguzi wa majaribio.)' },
});
