import { defineMessages } from './define-messages.ts';

/** Texts of the reviewers' queue of reports. */
export const reportReviews = defineMessages({
  title: { en: 'Reports', sw: 'Ripoti' },
  order: {
    en: 'What waits for your answer comes first, then under 18, then the oldest.',
    sw: 'Yanayosubiri jibu lako kwanza, kisha walio chini ya miaka 18, kisha ya zamani zaidi.',
  },
  warnedOf: { en: 'Warned of by the shield', sw: 'Ametajwa na kinga' },
  reportedMinutes: {
    en: { one: 'Reported 1 minute ago', other: 'Reported {count} minutes ago' },
    sw: { one: 'Iliripotiwa dakika 1 iliyopita', other: 'Iliripotiwa dakika {count} zilizopita' },
  },
  reportedHours: {
    en: { one: 'Reported 1 hour ago', other: 'Reported {count} hours ago' },
    sw: { one: 'Iliripotiwa saa 1 iliyopita', other: 'Iliripotiwa saa {count} zilizopita' },
  },
  reportCount: {
    en: { one: '1 report', other: '{count} reports' },
    sw: { one: 'Ripoti 1', other: 'Ripoti {count}' },
  },
  urgent: { en: 'Hidden until you decide', sw: 'Amefichwa hadi uamue' },

  logged: {
    en: 'No more than these, and your viewing is logged',
    sw: 'Si zaidi ya hizi, na unachotazama huwekwa kwenye kumbukumbu',
  },
  theirWords: { en: 'The reporter writes', sw: 'Aliyeripoti anaandika' },
  noMessages: { en: 'No messages are attached.', sw: 'Hakuna ujumbe ulioambatishwa.' },
  noReports: {
    en: 'Nobody has reported this member. The shield has warned others of what they wrote.',
    sw: 'Hakuna aliyemripoti. Kinga imewaonya wengine kuhusu alichoandika.',
  },
  reporter: { en: 'The member who reported', sw: 'Mwanachama aliyeripoti' },
  reported: { en: 'Reported', sw: 'Umeripotiwa' },
  voice: { en: 'A voice note of this conversation', sw: 'Ujumbe wa sauti wa mazungumzo haya' },
  photo: { en: 'A photo of this conversation', sw: 'Picha ya mazungumzo haya' },
  showPhoto: { en: 'Show the photo', sw: 'Onyesha picha' },
  showPhotos: {
    en: { one: 'Show 1 photo', other: 'Show {count} photos' },
    sw: { one: 'Onyesha picha 1', other: 'Onyesha picha {count}' },
  },
  lookLogged: { en: 'Looking is logged', sw: 'Kutazama huwekwa kwenye kumbukumbu' },
  pictureFailed: { en: 'It could not be loaded', sw: 'Haikuweza kupakiwa' },
  deleted: { en: 'Deleted later', sw: 'Ulifutwa baadaye' },

  file: { en: 'Profile', sw: 'Wasifu' },
  fileGone: {
    en: 'The account is deleted. A decision still counts for a new one.',
    sw: 'Akaunti imefutwa. Uamuzi bado unahusu akaunti mpya.',
  },
  photoNumber: { en: 'Photo {n} of {name}', sw: 'Picha {n} ya {name}' },
  openReports: { en: 'Open reports', sw: 'Ripoti zilizo wazi' },
  warnedPeople: { en: 'People warned, 30 days', sw: 'Walioonywa, siku 30' },
  warnedMessages: { en: 'Messages with a warning', sw: 'Ujumbe wenye onyo' },
  warnedKinds: { en: 'About', sw: 'Kuhusu' },
  before: { en: 'Decisions before', sw: 'Maamuzi ya awali' },
  noneBefore: { en: 'None', sw: 'Hakuna' },
  until: { en: 'until {time}', sw: 'hadi {time}' },

  dismissed: { en: 'Dismissed', sw: 'Imetupiliwa' },
  warned: { en: 'Warned', sw: 'Ameonywa' },
  suspended: { en: 'Suspended', sw: 'Amesimamishwa' },
  banned: { en: 'Banned', sw: 'Amefungiwa' },
  appealWaiting: { en: 'Appeal waits', sw: 'Rufaa inasubiri' },
  appealUpheld: { en: 'Upheld on appeal', sw: 'Rufaa ilikataliwa' },
  appealLifted: { en: 'Lifted on appeal', sw: 'Uliondolewa kwa rufaa' },
  decidedClosed: {
    en: 'What was reported is closed with the decision.',
    sw: 'Kilichoripotiwa hufungwa pamoja na uamuzi.',
  },

  decision: { en: 'Decision', sw: 'Uamuzi' },
  dismiss: { en: 'Dismiss', sw: 'Tupilia' },
  warn: { en: 'Warn', sw: 'Onya' },
  suspend: { en: 'Suspend', sw: 'Simamisha' },
  ban: { en: 'Ban', sw: 'Fungia' },
  reason: { en: 'Reason that the member reads', sw: 'Sababu atakayosoma mwanachama' },
  howLong: { en: 'How long', sw: 'Kwa muda gani' },
  days: {
    en: { one: '1 day', other: '{count} days' },
    sw: { one: 'Siku 1', other: 'Siku {count}' },
  },
  untilDate: { en: 'Until a date', sw: 'Hadi tarehe' },
  endDate: { en: 'Day on which it ends', sw: 'Siku ya mwisho' },
  note: { en: 'Note for the file', sw: 'Maelezo ya faili' },
  record: { en: 'Record decision', sw: 'Hifadhi uamuzi' },
  needDecision: { en: 'Choose a decision', sw: 'Chagua uamuzi' },
  needDate: { en: 'Choose a day to come', sw: 'Chagua siku ijayo' },
  needNote: { en: 'Write a note for the file', sw: 'Andika maelezo ya faili' },
  banTitle: { en: 'Ban {name}?', sw: 'Umfungie {name}?' },
  banText: {
    en: 'They are signed out at once and suspended for 24 hours. Another reviewer confirms the ban. After that the same mailbox, and the same photos, are not let in again.',
    sw: 'Ataondolewa mara moja na kusimamishwa kwa saa 24. Mkaguzi mwingine anathibitisha kufungiwa. Baada ya hapo barua pepe hiyo hiyo, na picha hizo hizo, hazitakubaliwa tena.',
  },
  suspendTitle: { en: 'Suspend {name} until {time}?', sw: 'Umsimamishe {name} hadi {time}?' },
  suspendText: {
    en: 'They are signed out at once and suspended for 24 hours. Another reviewer confirms more than 30 days in a row.',
    sw: 'Ataondolewa mara moja na kusimamishwa kwa saa 24. Mkaguzi mwingine anathibitisha zaidi ya siku 30 mfululizo.',
  },
  askSuspension: { en: 'Ask for the suspension', sw: 'Omba asimamishwe' },
  askBan: { en: 'Ask for a ban', sw: 'Omba afungiwe' },
  askedBan: { en: 'A ban waits for you', sw: 'Kufungiwa kunakusubiri' },
  askedSuspension: { en: 'A long suspension waits for you', sw: 'Kusimamishwa kwa muda mrefu kunakusubiri' },
  holdsUntil: {
    en: 'The suspension that holds meanwhile ends on {time}.',
    sw: 'Kusimamishwa kwa sasa kunaisha {time}.',
  },
  hoursLeft: { en: '{count}h left', sw: { one: 'saa 1 imebaki', other: 'saa {count} zimebaki' } },
  minutesLeft: { en: '{count}m left', sw: { one: 'dk 1 imebaki', other: 'dk {count} zimebaki' } },
  holdsNoMore: { en: 'Not suspended', sw: 'Hajasimamishwa' },
  askedUntil: { en: 'Asked for: until {time}', sw: 'Imeombwa: hadi {time}' },
  confirmSuspension: { en: 'Confirm the suspension', sw: 'Thibitisha kusimamishwa' },
  askedBanText: {
    en: 'Until you answer it is a suspension of 24 hours. If you decline it stays that.',
    sw: 'Hadi ujibu ni kusimamishwa kwa saa 24. Ukikataa kunabaki hivyo.',
  },
  confirmBan: { en: 'Confirm the ban', sw: 'Thibitisha kufungiwa' },
  declineBan: { en: 'Decline', sw: 'Kataa' },
  notTold: { en: 'The suspension stays.', sw: 'Kusimamishwa kunabaki.' },
  reportersTold: { en: 'Those who reported are told.', sw: 'Walioripoti wamejulishwa.' },
  keyDecision: { en: 'Decision', sw: 'Uamuzi' },
});

/** The reasons of reports, short enough for a queue. */
export const reviewedReasons = defineMessages({
  fake: { en: 'Fake profile', sw: 'Wasifu bandia' },
  money: { en: 'Asks for money', sw: 'Anaomba pesa' },
  harassment: { en: 'Rude or hateful', sw: 'Mkali au mwenye chuki' },
  under_18: { en: 'May be under 18', sw: 'Huenda ana chini ya miaka 18' },
  offensive_photo: { en: 'Offensive photo', sw: 'Picha chafu' },
  other: { en: 'Something else', sw: 'Jambo lingine' },
});

/** The shield's warnings, in a word or two. */
export const reviewedWarnings = defineMessages({
  sextortion: { en: 'intimate photos', sw: 'picha za faragha' },
  threat: { en: 'threats', sw: 'vitisho' },
  code: { en: 'codes', sw: 'namba za siri' },
  gift_card: { en: 'gift cards', sw: 'kadi za zawadi' },
  crypto: { en: 'digital coins', sw: 'sarafu za mtandaoni' },
  investment: { en: 'investments', sw: 'uwekezaji' },
  payment: { en: 'payments', sw: 'malipo' },
  money: { en: 'money', sw: 'pesa' },
  loan: { en: 'loans', sw: 'mikopo' },
  phone: { en: 'phone numbers', sw: 'namba za simu' },
  off_app: { en: 'other apps', sw: 'app nyingine' },
});
