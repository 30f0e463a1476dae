import { defineMessages } from './define-messages.ts';

/** Texts of the sheet that reports somebody. */
export const reports = defineMessages({
  title: { en: 'Report {name}', sw: 'Ripoti {name}' },
  notTold: { en: '{name} is not told. A person reads every report.', sw: '{name} haambiwi. Mtu husoma kila ripoti.' },
  whatHappened: { en: 'What happened?', sw: 'Nini kilitokea?' },
  choose: { en: 'Choose what happened.', sw: 'Chagua kilichotokea.' },
  words: { en: 'In your own words', sw: 'Kwa maneno yako' },
  wordsMissing: { en: 'Write what happened.', sw: 'Andika kilichotokea.' },
  attachMessage: { en: 'Attach this message', sw: 'Ambatisha ujumbe huu' },
  attachMessageHint: {
    en: 'With the ten around it. A reviewer reads no more.',
    sw: 'Pamoja na kumi ulio karibu nao. Mkaguzi hasomi zaidi.',
  },
  attachLast: { en: 'Attach their last messages', sw: 'Ambatisha ujumbe wake wa mwisho' },
  attachLastHint: {
    en: 'Up to ten, with those around them. A reviewer reads no more.',
    sw: 'Hadi kumi, pamoja na ulio karibu nao. Mkaguzi hasomi zaidi.',
  },
  blockToo: { en: 'Block {name} too', sw: 'Mzuie {name} pia' },
  blockTooHint: { en: 'You disappear from each other.', sw: 'Hamtaonana tena.' },
  send: { en: 'Send report', sw: 'Tuma ripoti' },
  sending: { en: 'Sending...', sw: 'Inatuma...' },
  inDanger: { en: 'In danger now? Call', sw: 'Uko hatarini sasa? Piga' },
  or: { en: 'or', sw: 'au' },
  notReached: {
    en: 'We could not reach Mwanzo. What you chose is still here. Try again: nothing is sent twice.',
    sw: 'Hatukuweza kufikia Mwanzo. Ulichochagua bado kipo. Jaribu tena: hakuna kinachotumwa mara mbili.',
  },
  failed: {
    en: 'The report could not be sent. What you chose is still here. Please try again.',
    sw: 'Ripoti haikutumwa. Ulichochagua bado kipo. Tafadhali jaribu tena.',
  },
  tooMany: {
    en: 'You have sent many reports. Try again later. You can block {name} now.',
    sw: 'Umetuma ripoti nyingi. Jaribu tena baadaye. Unaweza kumzuia {name} sasa.',
  },
  blockInstead: { en: 'Block only', sw: 'Zuia tu' },
  sent: { en: 'Your report is with us', sw: 'Ripoti yako tumeipokea' },
  sentText: { en: 'A person reads it. We tell you how it ended.', sw: 'Mtu ataisoma. Tutakuambia ilivyoisha.' },
});

/** The reasons of a report, as the reporter reads them. */
export const reportReasonTexts = defineMessages({
  money: { en: 'Asks for money or a code', sw: 'Anaomba pesa au namba ya siri' },
  fake: { en: 'Fake profile or stolen photos', sw: 'Wasifu bandia au picha za kuibiwa' },
  harassment: { en: 'Rude, threatening or hateful', sw: 'Mkali, anatisha au mwenye chuki' },
  offensive_photo: { en: 'Nude photos I did not ask for', sw: 'Picha za uchi nisizoomba' },
  under_18: { en: 'Under 18', sw: 'Chini ya miaka 18' },
  other: { en: 'Something else', sw: 'Jambo lingine' },
});
