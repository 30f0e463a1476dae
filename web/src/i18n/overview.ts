import { defineMessages } from './define-messages.ts';

/** The texts of the reviewers' overview. */
export const overview = defineMessages({
  title: { en: 'Overview', sw: 'Muhtasari' },
  inNairobi: { en: '{time} in Nairobi', sw: 'Saa {time} Nairobi' },
  failed: { en: 'The overview could not be loaded', sw: 'Muhtasari haukuweza kupakiwa' },
  asked: {
    en: {
      one: '1 ban or long suspension waits for your answer',
      other: '{count} bans or long suspensions wait for your answer',
    },
    sw: {
      one: 'Kufungiwa au kusimamishwa 1 kunasubiri jibu lako',
      other: 'Kufungiwa au kusimamishwa {count} kunasubiri jibu lako',
    },
  },
  askedText: {
    en: 'The member is suspended only for 24 hours until a second reviewer answers.',
    sw: 'Mwanachama amesimamishwa kwa saa 24 tu hadi mkaguzi wa pili ajibu.',
  },
  openAsked: { en: 'Open the reports', sw: 'Fungua ripoti' },
  appealsForOthers: {
    en: {
      one: '1 appeal against a decision of yours needs another reviewer.',
      other: '{count} appeals against decisions of yours need another reviewer.',
    },
    sw: {
      one: 'Rufaa 1 dhidi ya uamuzi wako inahitaji mkaguzi mwingine.',
      other: 'Rufaa {count} dhidi ya maamuzi yako zinahitaji mkaguzi mwingine.',
    },
  },
  verifications: { en: 'Verification', sw: 'Uthibitisho' },
  changes: { en: 'New names and photos', sw: 'Majina na picha mpya' },
  reports: { en: 'Reports', sw: 'Ripoti' },
  photos: { en: 'Photos', sw: 'Picha' },
  appeals: { en: 'Appeals', sw: 'Rufaa' },
  urgent: { en: 'Under 18', sw: 'Chini ya miaka 18' },
  decidedToday: { en: 'Decided today', sw: 'Zilizoamuliwa leo' },
  oldest: { en: 'waiting, the oldest {time}', sw: 'zinasubiri, ya zamani zaidi {time}' },
  none: { en: 'nobody is waiting', sw: 'hakuna inayosubiri' },
  hidden: { en: 'hidden until it is decided', sw: 'zimefichwa hadi zitakapoamuliwa' },
  arrived: { en: 'arrived {count}', sw: { one: 'imefika 1', other: 'zimefika {count}' } },
  grows: {
    en: 'arrived {count}, so the queue grows',
    sw: { one: 'imefika 1, foleni inaongezeka', other: 'zimefika {count}, foleni inaongezeka' },
  },
  minutes: { en: '{count} min', sw: 'dk {count}' },
  hours: { en: '{count} h', sw: 'saa {count}' },

  wait: { en: 'Verification wait, hours', sw: 'Muda wa kusubiri uthibitisho, saa' },
  waitLabel: {
    en: 'Hours that verifications had waited when they were decided, by day; {from} to {to} are promised.',
    sw: 'Saa ambazo uthibitisho ulisubiri hadi kuamuliwa, kwa siku; ahadi ni {from} hadi {to}.',
  },
  median: { en: 'Median', sw: 'Kati' },
  longest: { en: 'Longest', sw: 'Mrefu zaidi' },
  promise: { en: 'Promise, {from} to {to}', sw: 'Ahadi, {from} hadi {to}' },
  day: { en: 'Day', sw: 'Siku' },
  decided: { en: 'Decided', sw: 'Zilizoamuliwa' },
  load: { en: 'Load by hour', sw: 'Kazi kwa saa' },
  loadLabel: {
    en: 'Verifications and reports that arrived and were decided in each hour of today, and how many are to be expected.',
    sw: 'Uthibitisho na ripoti zilizofika na kuamuliwa kila saa leo, na zinazotarajiwa.',
  },
  hour: { en: 'Hour', sw: 'Saa' },
  arrivedBars: { en: 'Arrived', sw: 'Zilizofika' },
  expected: { en: 'Expected', sw: 'Zinazotarajiwa' },
  asTable: { en: 'Show as table', sw: 'Onyesha kama jedwali' },
  asChart: { en: 'Show as chart', sw: 'Onyesha kama chati' },

  queue: { en: 'Queue', sw: 'Foleni' },
  waiting: { en: 'Waiting', sw: 'Zinasubiri' },
  oldestColumn: { en: 'Oldest', sw: 'Ya zamani' },
  kept: { en: 'Promise kept, 14 days', sw: 'Ahadi iliyotimizwa, siku 14' },
  keptOf: { en: '{percent} % of {count}', sw: '{percent} % ya {count}' },
  decisions: { en: 'Decisions, 14 days', sw: 'Maamuzi, siku 14' },
  reviewer: { en: 'Reviewer', sw: 'Mkaguzi' },
  secondLook: { en: 'Second look agreed', sw: 'Ukaguzi wa pili ulikubali' },
  agreedOf: { en: '{agreed} of {count}', sw: '{agreed} kati ya {count}' },
  nobodyDecided: { en: 'Nothing was decided yet.', sw: 'Hakuna kilichoamuliwa bado.' },
  approve: { en: 'Approved', sw: 'Zilizokubaliwa' },
  reject: { en: 'Refused', sw: 'Zilizokataliwa' },
  request_new: { en: 'Asked again', sw: 'Zilizoombwa tena' },
  dismiss: { en: 'Dismissed', sw: 'Zilizotupiliwa' },
  warn: { en: 'Warned', sw: 'Walioonywa' },
  suspend: { en: 'Suspended', sw: 'Waliosimamishwa' },
  ban: { en: 'Banned', sw: 'Waliofungiwa' },
});
