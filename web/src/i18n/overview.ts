import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The texts of the reviewers' overview. */
export const overview = defineMessages({
  title: { en: 'Overview', sw: 'Muhtasari' satisfies Unreviewed },
  inNairobi: { en: '{time} in Nairobi', sw: 'Saa {time} Nairobi' satisfies Unreviewed },
  failed: { en: 'The overview could not be loaded', sw: 'Muhtasari haukuweza kupakiwa' satisfies Unreviewed },
  asked: {
    en: {
      one: '1 ban or long suspension waits for your answer',
      other: '{count} bans or long suspensions wait for your answer',
    },
    sw: {
      one: 'Kufungiwa au kusimamishwa 1 kunasubiri jibu lako',
      other: 'Kufungiwa au kusimamishwa {count} kunasubiri jibu lako',
    } satisfies Unreviewed,
  },
  askedText: {
    en: 'The member is suspended only for 24 hours until a second reviewer answers.',
    sw: 'Mwanachama amesimamishwa kwa saa 24 tu hadi mkaguzi wa pili ajibu.' satisfies Unreviewed,
  },
  openAsked: { en: 'Open the reports', sw: 'Fungua ripoti' satisfies Unreviewed },
  appealsForOthers: {
    en: {
      one: '1 appeal against a decision of yours needs another reviewer.',
      other: '{count} appeals against decisions of yours need another reviewer.',
    },
    sw: {
      one: 'Rufaa 1 dhidi ya uamuzi wako inahitaji mkaguzi mwingine.',
      other: 'Rufaa {count} dhidi ya maamuzi yako zinahitaji mkaguzi mwingine.',
    } satisfies Unreviewed,
  },
  verifications: { en: 'Verification', sw: 'Uthibitisho' satisfies Unreviewed },
  changes: { en: 'New names and photos', sw: 'Majina na picha mpya' satisfies Unreviewed },
  reports: { en: 'Reports', sw: 'Ripoti' satisfies Unreviewed },
  photos: { en: 'Photos', sw: 'Picha' satisfies Unreviewed },
  appeals: { en: 'Appeals', sw: 'Rufaa' satisfies Unreviewed },
  urgent: { en: 'Under 18', sw: 'Chini ya miaka 18' satisfies Unreviewed },
  decidedToday: { en: 'Decided today', sw: 'Zilizoamuliwa leo' satisfies Unreviewed },
  oldest: { en: 'waiting, the oldest {time}', sw: 'zinasubiri, ya zamani zaidi {time}' satisfies Unreviewed },
  none: { en: 'nobody is waiting', sw: 'hakuna inayosubiri' satisfies Unreviewed },
  hidden: { en: 'hidden until it is decided', sw: 'zimefichwa hadi zitakapoamuliwa' satisfies Unreviewed },
  arrived: { en: 'arrived {count}', sw: { one: 'imefika 1', other: 'zimefika {count}' } satisfies Unreviewed },
  grows: {
    en: 'arrived {count}, so the queue grows',
    sw: { one: 'imefika 1, foleni inaongezeka', other: 'zimefika {count}, foleni inaongezeka' } satisfies Unreviewed,
  },
  minutes: { en: '{count} min', sw: 'dk {count}' satisfies Unreviewed },
  hours: { en: '{count} h', sw: 'saa {count}' satisfies Unreviewed },

  wait: { en: 'Verification wait, hours', sw: 'Muda wa kusubiri uthibitisho, saa' satisfies Unreviewed },
  waitLabel: {
    en: 'Hours that verifications had waited when they were decided, by day; {from} to {to} are promised.',
    sw: 'Saa ambazo uthibitisho ulisubiri hadi kuamuliwa, kwa siku; ahadi ni {from} hadi {to}.' satisfies Unreviewed,
  },
  median: { en: 'Median', sw: 'Kati' satisfies Unreviewed },
  longest: { en: 'Longest', sw: 'Mrefu zaidi' satisfies Unreviewed },
  promise: { en: 'Promise, {from} to {to}', sw: 'Ahadi, {from} hadi {to}' satisfies Unreviewed },
  day: { en: 'Day', sw: 'Siku' satisfies Unreviewed },
  decided: { en: 'Decided', sw: 'Zilizoamuliwa' satisfies Unreviewed },
  load: { en: 'Load by hour', sw: 'Kazi kwa saa' satisfies Unreviewed },
  loadLabel: {
    en: 'Verifications and reports that arrived and were decided in each hour of today, and how many are to be expected.',
    sw: 'Uthibitisho na ripoti zilizofika na kuamuliwa kila saa leo, na zinazotarajiwa.' satisfies Unreviewed,
  },
  hour: { en: 'Hour', sw: 'Saa' satisfies Unreviewed },
  arrivedBars: { en: 'Arrived', sw: 'Zilizofika' satisfies Unreviewed },
  expected: { en: 'Expected', sw: 'Zinazotarajiwa' satisfies Unreviewed },
  asTable: { en: 'Show as table', sw: 'Onyesha kama jedwali' satisfies Unreviewed },
  asChart: { en: 'Show as chart', sw: 'Onyesha kama chati' satisfies Unreviewed },

  queue: { en: 'Queue', sw: 'Foleni' satisfies Unreviewed },
  waiting: { en: 'Waiting', sw: 'Zinasubiri' satisfies Unreviewed },
  oldestColumn: { en: 'Oldest', sw: 'Ya zamani' satisfies Unreviewed },
  kept: { en: 'Promise kept, 14 days', sw: 'Ahadi iliyotimizwa, siku 14' satisfies Unreviewed },
  keptOf: { en: '{percent} % of {count}', sw: '{percent} % ya {count}' satisfies Unreviewed },
  decisions: { en: 'Decisions, 14 days', sw: 'Maamuzi, siku 14' satisfies Unreviewed },
  reviewer: { en: 'Reviewer', sw: 'Mkaguzi' satisfies Unreviewed },
  secondLook: { en: 'Second look agreed', sw: 'Ukaguzi wa pili ulikubali' satisfies Unreviewed },
  agreedOf: { en: '{agreed} of {count}', sw: '{agreed} kati ya {count}' satisfies Unreviewed },
  nobodyDecided: { en: 'Nothing was decided yet.', sw: 'Hakuna kilichoamuliwa bado.' satisfies Unreviewed },
  approve: { en: 'Approved', sw: 'Zilizokubaliwa' satisfies Unreviewed },
  reject: { en: 'Refused', sw: 'Zilizokataliwa' satisfies Unreviewed },
  request_new: { en: 'Asked again', sw: 'Zilizoombwa tena' satisfies Unreviewed },
  dismiss: { en: 'Dismissed', sw: 'Zilizotupiliwa' satisfies Unreviewed },
  warn: { en: 'Warned', sw: 'Walioonywa' satisfies Unreviewed },
  suspend: { en: 'Suspended', sw: 'Waliosimamishwa' satisfies Unreviewed },
  ban: { en: 'Banned', sw: 'Waliofungiwa' satisfies Unreviewed },
});
