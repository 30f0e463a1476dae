import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the trial of Premium, for whom it is open, and of its end. */
export const premiumTrial = defineMessages({
  cardTitle: { en: 'Try Premium for three days', sw: 'Jaribu Premium kwa siku tatu' satisfies Unreviewed },
  cardText: {
    en: 'Free, because you are verified. You pay nothing, and nothing renews.',
    sw: 'Bure, kwa sababu umethibitishwa. Hulipi chochote, na hakuna kinachojirudia.' satisfies Unreviewed,
  },
  cardButton: { en: 'Try Premium', sw: 'Jaribu Premium' satisfies Unreviewed },
  title: { en: 'Three days of Premium', sw: 'Siku tatu za Premium' satisfies Unreviewed },
  fromNow: {
    en: 'They begin with “Start now”, and last 72 hours.',
    sw: 'Zinaanza ukibonyeza “Anza sasa”, na hudumu saa 72.' satisfies Unreviewed,
  },
  noPayment: {
    en: 'No payment: we ask for no phone number and no card.',
    sw: 'Hakuna malipo: hatuulizi namba ya simu wala kadi.' satisfies Unreviewed,
  },
  noRenewal: {
    en: 'Nothing renews. Afterwards you are on Basic again.',
    sw: 'Hakuna kinachojirudia. Baadaye unarudi Basic.' satisfies Unreviewed,
  },
  once: {
    en: 'Once for each identity document.',
    sw: 'Mara moja kwa kila kitambulisho.' satisfies Unreviewed,
  },
  code: {
    en: 'So that it stays once, a keyed code of your ID’s number is kept for two years, even without the account.',
    sw: 'Ili iwe mara moja, msimbo wa namba ya kitambulisho chako huhifadhiwa miaka miwili, hata bila akaunti.' satisfies Unreviewed,
  },
  start: { en: 'Start now', sw: 'Anza sasa' satisfies Unreviewed },
  starting: { en: 'Starting...', sw: 'Inaanza...' satisfies Unreviewed },
  notNow: { en: 'Not now', sw: 'Si sasa' satisfies Unreviewed },
  refused: {
    en: 'The trial is not open to you now.',
    sw: 'Jaribio haliko wazi kwako sasa.' satisfies Unreviewed,
  },
  failed: {
    en: 'We could not start it. Please try again: it starts only once.',
    sw: 'Hatukuweza kuianza. Tafadhali jaribu tena: inaanza mara moja tu.' satisfies Unreviewed,
  },
  runs: {
    en: 'Your trial runs until {moment}. What you pay for begins after it.',
    sw: 'Jaribio lako linaendelea hadi {moment}. Unacholipia kinaanza baada yake.' satisfies Unreviewed,
  },
  ended: { en: 'Your Premium trial has ended', sw: 'Jaribio lako la Premium limekwisha' satisfies Unreviewed },
  nothingCharged: {
    en: 'Nothing was charged, and nothing renews. You are on Basic.',
    sw: 'Hukutozwa chochote, na hakuna kinachojirudia. Uko kwenye Basic.' satisfies Unreviewed,
  },
  closed: { en: 'Closed again', sw: 'Kilichofungwa tena' satisfies Unreviewed },
  closedLimits: {
    en: 'Swipes, messages and profiles without a daily limit',
    sw: 'Kutelezesha, ujumbe na wasifu bila kikomo cha siku' satisfies Unreviewed,
  },
  closedLikes: { en: 'Seeing everyone who liked you', sw: 'Kuona kila aliyekupenda' satisfies Unreviewed },
  closedMedia: {
    en: 'Sending photos and voice notes in chats',
    sw: 'Kutuma picha na ujumbe wa sauti kwenye mazungumzo' satisfies Unreviewed,
  },
  closedCalls: { en: 'Starting voice calls', sw: 'Kupiga simu za sauti' satisfies Unreviewed },
  stays: { en: 'What stays', sw: 'Kinachobaki' satisfies Unreviewed },
  staysChats: {
    en: 'Your matches and chats, with all photos and voice notes in them',
    sw: 'Mliochaguana na mazungumzo yenu, na picha na ujumbe wote wa sauti uliomo' satisfies Unreviewed,
  },
  staysLikes: { en: 'Every like that you gave', sw: 'Kila like uliyotoa' satisfies Unreviewed },
  staysBadge: { en: 'Your badge', sw: 'Beji yako' satisfies Unreviewed },
  seePlans: { en: 'See plans', sw: 'Ona mipango' satisfies Unreviewed },
  carryOn: { en: 'Carry on with Basic', sw: 'Endelea na Basic' satisfies Unreviewed },
});
