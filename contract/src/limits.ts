/**
 * Lengths are in characters (Unicode code points). A browser's `maxlength` counts UTF-16 code units, so a form accepts
 * slightly shorter texts in some scripts.
 */
export const textLimits = {
  nameMax: 80,
  emailMax: 254,
  bioMax: 500,
  locationMax: 80,
  interestMax: 30,
  messageMax: 4000,
  searchMax: 100,
  passwordMin: 8,
  passwordMax: 128,
  reasonMax: 500,
} as const;

/** Ages in years, inclusive. The filter's upper end, 65, stands for 65 and older. */
export const ageLimits = { min: 18, max: 100, filterMin: 18, filterMax: 65, filterDefault: [18, 50] } as const;

/** Interests of a profile. */
export const interestsMax = 20;

/** Answered prompts of a profile, and the characters of an answer and of a comment with a like. */
export const promptLimits = { countMax: 3, answerMax: 150, commentMax: 140 } as const;

/** Photos: at most 6 a profile, 10 MB as sent, 50 megapixels; stored in three widths, in px. */
export const photoLimits = {
  countMax: 6,
  bytesMax: 10 * 1024 * 1024,
  pixelsMax: 50_000_000,
  widths: [160, 480, 1080],
} as const;
/** The width of a stored photo, in px. */
export type PhotoWidth = (typeof photoLimits.widths)[number];

/**
 * Photos and voice notes of messages: bytes as sent, the width of a stored photo in px, the length of a note in
 * seconds, the bars of its waveform, and the hours for which an upload is kept that no message names.
 */
export const chatMediaLimits = {
  photoBytesMax: photoLimits.bytesMax,
  photoWidth: 1080,
  voiceBytesMax: 1024 * 1024,
  voiceSecondsMax: 120,
  waveformBars: 44,
  unsentHours: 24,
} as const;

/**
 * Voice calls. Times are in seconds: of ringing, between two signs of life of a device, of silence of both devices
 * until the call ends, of the whole call, and of the credentials. Messages that each of the two has to have written
 * before a call, and unanswered calls to one match a day. Characters of a description and of a candidate, candidates at
 * once, and characters of all candidates that wait for an answer.
 */
export const callLimits = {
  ringSeconds: 45,
  aliveSeconds: 15,
  silenceSeconds: 45,
  lastSeconds: 3600,
  messagesMin: 2,
  unansweredMax: 2,
  listedMax: 20,
  descriptionMax: 16_384,
  candidateMax: 512,
  candidatesMax: 20,
  offerMax: 32_768,
} as const;

/** The largest JSON body, in bytes. A larger one is refused with a 413. */
export const jsonBytesMax = 64 * 1024;

/**
 * Likes, passes and matches are padded with spaces to multiples of these numbers of bytes. An observer of the encrypted
 * bytes cannot tell them apart. A match with its photo takes most of a response.
 */
export const swipeBytes = { request: 512, response: 1536 } as const;

/** Bounds of what the app says about an answer. A card that is open for longer than an hour was left lying. */
export const hintLimits = { decidingMsMax: 3_600_000, placeMax: 10_000 } as const;

/** Profiles in one response of the deck. */
export const deckSize = 20;

/**
 * Values that people hide decide who is in a deck only if at least so many verified people fit the viewer's request as
 * everyone may know it. Why it is this number stands in SECURITY.md, "Hidden orientations".
 */
export const hiddenCrowdMin = 100;
/** Messages in one response of a conversation. */
export const conversationPageMax = 1000;
/** Characters of all texts in one response of a conversation: more than 50 of the longest messages. */
export const conversationCharactersMax = 300_000;
/** A quoted message is shortened to this number of UTF-16 code units, the ellipsis included. */
export const quoteMax = 140;
/** Members can delete their own messages for this time, in minutes. */
export const deletableMinutes = 60;
/** The most conversations in one request that reports messages as delivered. */
export const deliveriesMax = 100;
/** Unread messages of a conversation are counted up to this number. */
export const unreadCountMax = 100;

/** The most matches that one request reports as told. */
export const matchesToldMax = 500;
/** A report: characters of its text, attached messages, and the number of messages around each that reviewers see. */
export const reportLimits = { textMax: 500, messagesMax: 10, messagesAround: 10 } as const;
/** A decision can be appealed against for this many days. */
export const appealDays = 180;
/** Characters of an appeal. */
export const appealTextMax = 1000;
/** People whom a member keeps for later. */
export const keptMax = 20;
/** Blocked people in the list. */
export const blocksListedMax = 1000;
/** Conversations that have ended, in the list. */
export const pastConversationsListedMax = 200;
/** People who like a member: the highest count, and the most in one list. */
export const likesCountMax = 10;
export const likersListedMax = 60;
/** Notifications in the list. */
export const notificationsMax = 50;

/** The review of a verification takes this many hours (docs/product/verification.md). */
export const reviewHours = { from: 24, to: 48 } as const;

/** A person is to read a report within this time, in hours. */
export const reportHours = 24;

/**
 * A reviewer opens the identity documents of at most `max` submissions in `hours`. A second reviewer's yes gives `max`
 * more for `hours`.
 */
export const documentLooks = { max: 60, hours: 1 } as const;

/** A reviewer's decision counts once the case and its pictures have been open for this time, in seconds. */
export const decisionLookSeconds = 1.5;

/** A reviewer may take a decision back for this time. */
export const takeBackMinutes = 10;

/** A reviewer suspends alone for at most this many days. A second one confirms a longer suspension. */
export const suspensionAloneDays = 30;

/** Documents without a decision are deleted after this many hours, and the member is asked again. */
export const undecidedHoursMax = 72;

/** The ID and the selfie of a decided submission are erased after this many hours. */
export const keptAfterDecisionHours = 24;

/** Date plans: letters of the place, open plans of a member, days ahead, and hours from meeting to checking in. */
/**
 * The member is reminded `reminderMinutes` before the time that they have named. `graceMinutes` after it, a member who
 * has not checked in counts as missing.
 */
export const datePlanLimits = {
  placeMax: 120,
  openMax: 3,
  daysAheadMax: 30,
  checkInHoursMax: 12,
  reminderMinutes: 10,
  graceMinutes: 15,
  takenBackMailsMax: 3,
} as const;

export type Plan = 'basic' | 'premium';

/** The limits of each plan for one Nairobi day. Null means no limit. The numbers are never shown. */
export const planLimits: Record<
  Plan,
  { swipesPerDay: number | null; messagesPerDay: number | null; profilesPerDay: number | null }
> = {
  basic: { swipesPerDay: 100, messagesPerDay: 50, profilesPerDay: 150 },
  premium: { swipesPerDay: null, messagesPerDay: null, profilesPerDay: null },
};

/**
 * Limits for members without the badge in one Nairobi day, whatever their plan: distinct profiles that one member sees,
 * and that all such members at one network address see together.
 */
export const unverifiedLimits = { profilesPerDay: 40, profilesPerDayAndNetwork: 2000 } as const;

/** The names of the rate limits. Their keys and budgets are in server/src/http/rate-limits.ts. */
export type RateLimitName =
  | 'sign_in'
  | 'sign_up'
  | 'refresh'
  | 'password'
  | 'password_reset'
  | 'account_link'
  | 'account_mail'
  | 'read'
  | 'write'
  | 'deck'
  | 'swipe'
  | 'rewind'
  | 'block'
  | 'keep'
  | 'report'
  | 'appeal'
  | 'message'
  | 'date_plan'
  | 'payment'
  | 'callback'
  | 'call'
  | 'call_signal'
  | 'stream'
  | 'upload'
  | 'verify'
  | 'photo'
  | 'moderation'
  | 'none';
