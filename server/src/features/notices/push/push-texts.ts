import type { Language } from '@mwanzo/contract/language';

interface PushTexts {
  readonly match: string;
  readonly matchWith: string;
  readonly message: string;
  readonly messageFrom: string;
  readonly asked: string;
  readonly askedBy: string;
  readonly like: string;
  readonly likeFrom: string;
  readonly approved: string;
  readonly rejected: string;
  readonly changed: string;
  readonly report: string;
  readonly safety: string;
  readonly account: string;
  readonly call: string;
  readonly callFrom: string;
  readonly missedCall: string;
  readonly missedCallFrom: string;
  /** The texts for several news, each with its number. */
  readonly several: Readonly<Record<'match' | 'message' | 'like' | 'decision', string>>;
}

// No native speaker has reviewed the Swahili yet.
export const pushTexts: Record<Language, PushTexts> = {
  en: {
    match: 'You have a new match.',
    matchWith: "It's a match with {name}!",
    message: 'You have a new message.',
    messageFrom: '{name} sent you a message.',
    asked: 'A match would like to talk.',
    askedBy: '{name} would like to talk.',
    like: 'Somebody liked you.',
    likeFrom: '{name} liked you.',
    approved: 'Your profile is verified.',
    rejected: 'Your verification was not approved. See why.',
    changed: 'There is a decision about your profile.',
    report: 'We looked at your report.',
    safety: 'There is a decision about your account.',
    account: 'There is news about your account.',
    call: 'Somebody wants to talk now.',
    callFrom: '{name} wants to talk now.',
    missedCall: 'You missed a call.',
    missedCallFrom: 'You missed a call from {name}.',
    several: {
      match: 'Matches: {count}',
      message: 'Conversations: {count}',
      like: 'Likes: {count}',
      decision: 'Decisions: {count}',
    },
  },
  sw: {
    match: 'Mmechaguana na mtu mpya.',
    matchWith: 'Wewe na {name} mmechaguana!',
    message: 'Una ujumbe mpya.',
    messageFrom: '{name} amekutumia ujumbe.',
    asked: 'Mtu mliyechaguana angependa kuzungumza.',
    askedBy: '{name} angependa kuzungumza.',
    like: 'Kuna mtu amekupenda.',
    likeFrom: '{name} amekupenda.',
    approved: 'Wasifu wako umethibitishwa.',
    rejected: 'Uthibitisho wako haukukubaliwa. Tazama sababu.',
    changed: 'Kuna uamuzi kuhusu wasifu wako.',
    report: 'Tumeangalia ripoti yako.',
    safety: 'Kuna uamuzi kuhusu akaunti yako.',
    account: 'Kuna habari kuhusu akaunti yako.',
    call: 'Kuna mtu anataka kuzungumza sasa.',
    callFrom: '{name} anataka kuzungumza sasa.',
    missedCall: 'Kuna simu hukuijibu.',
    missedCallFrom: 'Hukujibu simu ya {name}.',
    several: {
      match: 'Mliochaguana: {count}',
      message: 'Mazungumzo: {count}',
      like: 'Waliokupenda: {count}',
      decision: 'Uamuzi: {count}',
    },
  },
};
