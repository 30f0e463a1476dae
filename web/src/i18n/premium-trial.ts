import { defineMessages } from './define-messages.ts';

/** Texts of the trial of Premium, for whom it is open, and of its end. */
export const premiumTrial = defineMessages({
  cardTitle: { en: 'Try Premium for three days', sw: 'Jaribu Premium kwa siku tatu' },
  cardText: {
    en: 'Free, because you are verified. You pay nothing, and nothing renews.',
    sw: 'Bure, kwa sababu umethibitishwa. Hulipi chochote, na hakuna kinachojirudia.',
  },
  cardButton: { en: 'Try Premium', sw: 'Jaribu Premium' },
  title: { en: 'Three days of Premium', sw: 'Siku tatu za Premium' },
  fromNow: {
    en: 'They begin with “Start now”, and last 72 hours.',
    sw: 'Zinaanza ukibonyeza “Anza sasa”, na hudumu saa 72.',
  },
  noPayment: {
    en: 'No payment: we ask for no phone number and no card.',
    sw: 'Hakuna malipo: hatuulizi namba ya simu wala kadi.',
  },
  noRenewal: {
    en: 'Nothing renews. Afterwards you are on Basic again.',
    sw: 'Hakuna kinachojirudia. Baadaye unarudi Basic.',
  },
  once: { en: 'Once for each identity document.', sw: 'Mara moja kwa kila kitambulisho.' },
  code: {
    en: 'So that it stays once, a keyed code of your ID’s number is kept for two years, even without the account.',
    sw: 'Ili iwe mara moja, msimbo wa namba ya kitambulisho chako huhifadhiwa miaka miwili, hata bila akaunti.',
  },
  start: { en: 'Start now', sw: 'Anza sasa' },
  starting: { en: 'Starting...', sw: 'Inaanza...' },
  notNow: { en: 'Not now', sw: 'Si sasa' },
  refused: { en: 'The trial is not open to you now.', sw: 'Jaribio haliko wazi kwako sasa.' },
  failed: {
    en: 'We could not start it. Please try again: it starts only once.',
    sw: 'Hatukuweza kuianza. Tafadhali jaribu tena: inaanza mara moja tu.',
  },
  runs: {
    en: 'Your trial runs until {moment}. What you pay for begins after it.',
    sw: 'Jaribio lako linaendelea hadi {moment}. Unacholipia kinaanza baada yake.',
  },
  ended: { en: 'Your Premium trial has ended', sw: 'Jaribio lako la Premium limekwisha' },
  nothingCharged: {
    en: 'Nothing was charged, and nothing renews. You are on Basic.',
    sw: 'Hukutozwa chochote, na hakuna kinachojirudia. Uko kwenye Basic.',
  },
  closed: { en: 'Closed again', sw: 'Kilichofungwa tena' },
  closedLimits: {
    en: 'Swipes, messages and profiles without a daily limit',
    sw: 'Kutelezesha, ujumbe na wasifu bila kikomo cha siku',
  },
  closedLikes: { en: 'Seeing everyone who liked you', sw: 'Kuona kila aliyekupenda' },
  closedMedia: {
    en: 'Sending photos and voice notes in chats',
    sw: 'Kutuma picha na ujumbe wa sauti kwenye mazungumzo',
  },
  closedCalls: { en: 'Starting voice calls', sw: 'Kupiga simu za sauti' },
  stays: { en: 'What stays', sw: 'Kinachobaki' },
  staysChats: {
    en: 'Your matches and chats, with all photos and voice notes in them',
    sw: 'Mliochaguana na mazungumzo yenu, na picha na ujumbe wote wa sauti uliomo',
  },
  staysLikes: { en: 'Every like that you gave', sw: 'Kila like uliyotoa' },
  staysBadge: { en: 'Your badge', sw: 'Beji yako' },
  seePlans: { en: 'See plans', sw: 'Ona mipango' },
  carryOn: { en: 'Carry on with Basic', sw: 'Endelea na Basic' },
});
