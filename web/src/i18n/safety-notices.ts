import { defineMessages } from './define-messages.ts';

/**
 * Notices about the outcome of a report, and about decisions on a member. The English equals the `message` that the
 * server writes.
 */
export const safetyNotices = defineMessages({
  actedOn: { en: 'We looked at your report and acted on it.', sw: 'Tumeangalia ripoti yako na kuchukua hatua.' },
  nothingFound: {
    en: 'We looked at your report and found nothing against our rules.',
    sw: 'Tumeangalia ripoti yako na hatukuona kilichovunja kanuni zetu.',
  },
  thanks: { en: ' Thank you.', sw: ' Asante.' },
  askedBan: { en: 'A ban waits for a second reviewer.', sw: 'Kufungiwa kunasubiri mkaguzi wa pili.' },
  askedSuspension: {
    en: 'A long suspension waits for a second reviewer.',
    sw: 'Kusimamishwa kwa muda mrefu kunasubiri mkaguzi wa pili.',
  },
  askedDocuments: { en: 'A reviewer asks for more identity documents.', sw: 'Mkaguzi anaomba vitambulisho zaidi.' },
  secondReviewer: {
    en: ' Only a second reviewer can allow them.',
    sw: ' Mkaguzi wa pili tu ndiye anayeweza kuviruhusu.',
  },
  endsSoon: {
    en: ' The suspension that holds meanwhile ends soon.',
    sw: ' Kusimamishwa kwa sasa kunaisha hivi karibuni.',
  },
  warn: {
    en: 'A reviewer has warned you: something you did is against our rules.',
    sw: 'Mkaguzi amekuonya: ulichofanya kinavunja kanuni zetu.',
  },
  suspend: { en: 'Your account was suspended for a time.', sw: 'Akaunti yako ilisimamishwa kwa muda.' },
  ban: { en: 'Your account was banned.', sw: 'Akaunti yako ilifungiwa.' },
  uphold: {
    en: 'Another reviewer has looked at your appeal. The decision stays.',
    sw: 'Mkaguzi mwingine ameangalia rufaa yako. Uamuzi unabaki.',
  },
  lift: {
    en: 'Another reviewer has looked at your appeal. The decision is lifted.',
    sw: 'Mkaguzi mwingine ameangalia rufaa yako. Uamuzi umeondolewa.',
  },
});
