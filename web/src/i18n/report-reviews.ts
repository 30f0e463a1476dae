import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the reviewers' queue of reports. */
export const reportReviews = defineMessages({
  title: { en: 'Reports', sw: 'Ripoti' satisfies Unreviewed },
  order: {
    en: 'What waits for your answer comes first, then under 18, then the oldest.',
    sw: 'Yanayosubiri jibu lako kwanza, kisha walio chini ya miaka 18, kisha ya zamani zaidi.' satisfies Unreviewed,
  },
  warnedOf: { en: 'Warned of by the shield', sw: 'Ametajwa na kinga' satisfies Unreviewed },
  reportedMinutes: {
    en: { one: 'Reported 1 minute ago', other: 'Reported {count} minutes ago' },
    sw: { one: 'Iliripotiwa dakika 1 iliyopita', other: 'Iliripotiwa dakika {count} zilizopita' } satisfies Unreviewed,
  },
  reportedHours: {
    en: { one: 'Reported 1 hour ago', other: 'Reported {count} hours ago' },
    sw: { one: 'Iliripotiwa saa 1 iliyopita', other: 'Iliripotiwa saa {count} zilizopita' } satisfies Unreviewed,
  },
  reportCount: {
    en: { one: '1 report', other: '{count} reports' },
    sw: { one: 'Ripoti 1', other: 'Ripoti {count}' } satisfies Unreviewed,
  },
  urgent: { en: 'Hidden until you decide', sw: 'Amefichwa hadi uamue' satisfies Unreviewed },

  logged: {
    en: 'No more than these, and your viewing is logged',
    sw: 'Si zaidi ya hizi, na unachotazama huwekwa kwenye kumbukumbu' satisfies Unreviewed,
  },
  theirWords: { en: 'The reporter writes', sw: 'Aliyeripoti anaandika' satisfies Unreviewed },
  noMessages: { en: 'No messages are attached.', sw: 'Hakuna ujumbe ulioambatishwa.' satisfies Unreviewed },
  noReports: {
    en: 'Nobody has reported this member. The shield has warned others of what they wrote.',
    sw: 'Hakuna aliyemripoti. Kinga imewaonya wengine kuhusu alichoandika.' satisfies Unreviewed,
  },
  reporter: { en: 'The member who reported', sw: 'Mwanachama aliyeripoti' satisfies Unreviewed },
  reported: { en: 'Reported', sw: 'Umeripotiwa' satisfies Unreviewed },
  voice: {
    en: 'A voice note of this conversation',
    sw: 'Ujumbe wa sauti wa mazungumzo haya' satisfies Unreviewed,
  },
  photo: { en: 'A photo of this conversation', sw: 'Picha ya mazungumzo haya' satisfies Unreviewed },
  showPhoto: { en: 'Show the photo', sw: 'Onyesha picha' satisfies Unreviewed },
  showPhotos: {
    en: { one: 'Show 1 photo', other: 'Show {count} photos' },
    sw: { one: 'Onyesha picha 1', other: 'Onyesha picha {count}' } satisfies Unreviewed,
  },
  lookLogged: { en: 'Looking is logged', sw: 'Kutazama huwekwa kwenye kumbukumbu' satisfies Unreviewed },
  pictureFailed: { en: 'It could not be loaded', sw: 'Haikuweza kupakiwa' satisfies Unreviewed },
  deleted: { en: 'Deleted later', sw: 'Ulifutwa baadaye' satisfies Unreviewed },

  file: { en: 'Profile', sw: 'Wasifu' satisfies Unreviewed },
  fileGone: {
    en: 'The account is deleted. A decision still counts for a new one.',
    sw: 'Akaunti imefutwa. Uamuzi bado unahusu akaunti mpya.' satisfies Unreviewed,
  },
  photoNumber: { en: 'Photo {n} of {name}', sw: 'Picha {n} ya {name}' satisfies Unreviewed },
  openReports: { en: 'Open reports', sw: 'Ripoti zilizo wazi' satisfies Unreviewed },
  warnedPeople: { en: 'People warned, 30 days', sw: 'Walioonywa, siku 30' satisfies Unreviewed },
  warnedMessages: { en: 'Messages with a warning', sw: 'Ujumbe wenye onyo' satisfies Unreviewed },
  warnedKinds: { en: 'About', sw: 'Kuhusu' satisfies Unreviewed },
  before: { en: 'Decisions before', sw: 'Maamuzi ya awali' satisfies Unreviewed },
  noneBefore: { en: 'None', sw: 'Hakuna' satisfies Unreviewed },
  until: { en: 'until {time}', sw: 'hadi {time}' satisfies Unreviewed },

  dismissed: { en: 'Dismissed', sw: 'Imetupiliwa' satisfies Unreviewed },
  warned: { en: 'Warned', sw: 'Ameonywa' satisfies Unreviewed },
  suspended: { en: 'Suspended', sw: 'Amesimamishwa' satisfies Unreviewed },
  banned: { en: 'Banned', sw: 'Amefungiwa' satisfies Unreviewed },
  appealWaiting: { en: 'Appeal waits', sw: 'Rufaa inasubiri' satisfies Unreviewed },
  appealUpheld: { en: 'Upheld on appeal', sw: 'Rufaa ilikataliwa' satisfies Unreviewed },
  appealLifted: { en: 'Lifted on appeal', sw: 'Uliondolewa kwa rufaa' satisfies Unreviewed },
  decidedClosed: {
    en: 'What was reported is closed with the decision.',
    sw: 'Kilichoripotiwa hufungwa pamoja na uamuzi.' satisfies Unreviewed,
  },

  decision: { en: 'Decision', sw: 'Uamuzi' satisfies Unreviewed },
  dismiss: { en: 'Dismiss', sw: 'Tupilia' satisfies Unreviewed },
  warn: { en: 'Warn', sw: 'Onya' satisfies Unreviewed },
  suspend: { en: 'Suspend', sw: 'Simamisha' satisfies Unreviewed },
  ban: { en: 'Ban', sw: 'Fungia' satisfies Unreviewed },
  reason: { en: 'Reason that the member reads', sw: 'Sababu atakayosoma mwanachama' satisfies Unreviewed },
  howLong: { en: 'How long', sw: 'Kwa muda gani' satisfies Unreviewed },
  days: {
    en: { one: '1 day', other: '{count} days' },
    sw: { one: 'Siku 1', other: 'Siku {count}' } satisfies Unreviewed,
  },
  untilDate: { en: 'Until a date', sw: 'Hadi tarehe' satisfies Unreviewed },
  endDate: { en: 'Day on which it ends', sw: 'Siku ya mwisho' satisfies Unreviewed },
  note: { en: 'Note for the file', sw: 'Maelezo ya faili' satisfies Unreviewed },
  record: { en: 'Record decision', sw: 'Hifadhi uamuzi' satisfies Unreviewed },
  needDecision: { en: 'Choose a decision', sw: 'Chagua uamuzi' satisfies Unreviewed },
  needDate: { en: 'Choose a day to come', sw: 'Chagua siku ijayo' satisfies Unreviewed },
  needNote: { en: 'Write a note for the file', sw: 'Andika maelezo ya faili' satisfies Unreviewed },
  banTitle: { en: 'Ban {name}?', sw: 'Umfungie {name}?' satisfies Unreviewed },
  banText: {
    en: 'They are signed out at once and suspended for 24 hours. Another reviewer confirms the ban. After that the same mailbox, and the same photos, are not let in again.',
    sw: 'Ataondolewa mara moja na kusimamishwa kwa saa 24. Mkaguzi mwingine anathibitisha kufungiwa. Baada ya hapo barua pepe hiyo hiyo, na picha hizo hizo, hazitakubaliwa tena.' satisfies Unreviewed,
  },
  suspendTitle: { en: 'Suspend {name} until {time}?', sw: 'Umsimamishe {name} hadi {time}?' satisfies Unreviewed },
  suspendText: {
    en: 'They are signed out at once and suspended for 24 hours. Another reviewer confirms more than 30 days in a row.',
    sw: 'Ataondolewa mara moja na kusimamishwa kwa saa 24. Mkaguzi mwingine anathibitisha zaidi ya siku 30 mfululizo.' satisfies Unreviewed,
  },
  askSuspension: { en: 'Ask for the suspension', sw: 'Omba asimamishwe' satisfies Unreviewed },
  askBan: { en: 'Ask for a ban', sw: 'Omba afungiwe' satisfies Unreviewed },
  askedBan: { en: 'A ban waits for you', sw: 'Kufungiwa kunakusubiri' satisfies Unreviewed },
  askedSuspension: {
    en: 'A long suspension waits for you',
    sw: 'Kusimamishwa kwa muda mrefu kunakusubiri' satisfies Unreviewed,
  },
  holdsUntil: {
    en: 'The suspension that holds meanwhile ends on {time}.',
    sw: 'Kusimamishwa kwa sasa kunaisha {time}.' satisfies Unreviewed,
  },
  hoursLeft: { en: '{count}h left', sw: { one: 'saa 1 imebaki', other: 'saa {count} zimebaki' } satisfies Unreviewed },
  minutesLeft: { en: '{count}m left', sw: { one: 'dk 1 imebaki', other: 'dk {count} zimebaki' } satisfies Unreviewed },
  holdsNoMore: { en: 'Not suspended', sw: 'Hajasimamishwa' satisfies Unreviewed },
  askedUntil: { en: 'Asked for: until {time}', sw: 'Imeombwa: hadi {time}' satisfies Unreviewed },
  confirmSuspension: { en: 'Confirm the suspension', sw: 'Thibitisha kusimamishwa' satisfies Unreviewed },
  askedBanText: {
    en: 'Until you answer it is a suspension of 24 hours. If you decline it stays that.',
    sw: 'Hadi ujibu ni kusimamishwa kwa saa 24. Ukikataa kunabaki hivyo.' satisfies Unreviewed,
  },
  confirmBan: { en: 'Confirm the ban', sw: 'Thibitisha kufungiwa' satisfies Unreviewed },
  declineBan: { en: 'Decline', sw: 'Kataa' satisfies Unreviewed },
  notTold: { en: 'The suspension stays.', sw: 'Kusimamishwa kunabaki.' satisfies Unreviewed },
  reportersTold: { en: 'Those who reported are told.', sw: 'Walioripoti wamejulishwa.' satisfies Unreviewed },
  keyDecision: { en: 'Decision', sw: 'Uamuzi' satisfies Unreviewed },
});

/** The reasons of reports, short enough for a queue. */
export const reviewedReasons = defineMessages({
  fake: { en: 'Fake profile', sw: 'Wasifu bandia' satisfies Unreviewed },
  money: { en: 'Asks for money', sw: 'Anaomba pesa' satisfies Unreviewed },
  harassment: { en: 'Rude or hateful', sw: 'Mkali au mwenye chuki' satisfies Unreviewed },
  under_18: { en: 'May be under 18', sw: 'Huenda ana chini ya miaka 18' satisfies Unreviewed },
  offensive_photo: { en: 'Offensive photo', sw: 'Picha chafu' satisfies Unreviewed },
  other: { en: 'Something else', sw: 'Jambo lingine' satisfies Unreviewed },
});

/** The shield's warnings, in a word or two. */
export const reviewedWarnings = defineMessages({
  sextortion: { en: 'intimate photos', sw: 'picha za faragha' satisfies Unreviewed },
  threat: { en: 'threats', sw: 'vitisho' satisfies Unreviewed },
  code: { en: 'codes', sw: 'namba za siri' satisfies Unreviewed },
  gift_card: { en: 'gift cards', sw: 'kadi za zawadi' satisfies Unreviewed },
  crypto: { en: 'digital coins', sw: 'sarafu za mtandaoni' satisfies Unreviewed },
  investment: { en: 'investments', sw: 'uwekezaji' satisfies Unreviewed },
  payment: { en: 'payments', sw: 'malipo' satisfies Unreviewed },
  money: { en: 'money', sw: 'pesa' satisfies Unreviewed },
  loan: { en: 'loans', sw: 'mikopo' satisfies Unreviewed },
  phone: { en: 'phone numbers', sw: 'namba za simu' satisfies Unreviewed },
  off_app: { en: 'other apps', sw: 'app nyingine' satisfies Unreviewed },
});
