import { defineMessages } from './define-messages.ts';

/** Texts about the reviewers' decisions on the member, and the appeal against one. */
export const decisions = defineMessages({
  title: { en: 'Decisions about you', sw: 'Maamuzi kukuhusu' },
  hint: { en: 'Why, and how to appeal', sw: 'Sababu, na jinsi ya kukata rufaa' },
  none: { en: 'There is nothing', sw: 'Hakuna chochote' },
  noneText: { en: 'No reviewer has decided anything about you.', sw: 'Hakuna mkaguzi aliyeamua chochote kukuhusu.' },
  warn: { en: 'You were warned', sw: 'Ulionywa' },
  suspend: { en: 'Your account was suspended', sw: 'Akaunti yako ilisimamishwa' },
  ban: { en: 'Your account was banned', sw: 'Akaunti yako ilifungiwa' },
  decidedAt: { en: 'On {date}', sw: 'Tarehe {date}' },
  until: { en: 'Until {moment}', sw: 'Hadi {moment}' },
  whatWarnMeans: {
    en: 'Nobody else learns of it. If it goes on, your account can be suspended.',
    sw: 'Hakuna mwingine anayejua. Ikiendelea, akaunti yako inaweza kusimamishwa.',
  },

  isSuspended: { en: 'Your account is suspended', sw: 'Akaunti yako imesimamishwa' },
  isSuspendedText: {
    en: 'Until {moment}. Then you can sign in as before.',
    sw: 'Hadi {moment}. Kisha unaweza kuingia kama kawaida.',
  },
  isBanned: { en: 'Your account is banned', sw: 'Akaunti yako imefungiwa' },
  isBannedText: {
    en: 'You cannot sign in any more, and nobody sees your profile.',
    sw: 'Huwezi kuingia tena, na hakuna anayeona wasifu wako.',
  },
  backToSignIn: { en: 'Back to sign in', sw: 'Rudi kuingia' },

  appealTitle: { en: 'Do you see it differently?', sw: 'Unaona tofauti?' },
  appealText: {
    en: 'You can appeal once, within {days} days of the decision. Another reviewer looks at it, who has not decided before.',
    sw: 'Unaweza kukata rufaa mara moja, ndani ya siku {days} tangu uamuzi. Mkaguzi mwingine, ambaye hakuamua, ataangalia.',
  },
  appealOver: { en: 'The time to appeal is over.', sw: 'Muda wa kukata rufaa umeisha.' },
  appealLabel: { en: 'What should they know?', sw: 'Wanapaswa kujua nini?' },
  appealMissing: { en: 'Write what they should know.', sw: 'Andika wanachopaswa kujua.' },
  send: { en: 'Send appeal', sw: 'Tuma rufaa' },
  sending: { en: 'Sending...', sw: 'Inatuma...' },
  appealLost: { en: 'Your appeal was not sent.', sw: 'Rufaa yako haikutumwa.' },
  notReached: {
    en: 'We could not reach Mwanzo. Your words are still here. Try again: nothing is sent twice.',
    sw: 'Hatukuweza kufikia Mwanzo. Maneno yako bado yapo. Jaribu tena: hakuna kinachotumwa mara mbili.',
  },
  failed: {
    en: 'The appeal could not be sent. Your words are still here. Please try again later.',
    sw: 'Rufaa haikutumwa. Maneno yako bado yapo. Tafadhali jaribu tena baadaye.',
  },
  waiting: {
    en: 'Your appeal is with us. Another reviewer looks at it.',
    sw: 'Rufaa yako tumeipokea. Mkaguzi mwingine anaiangalia.',
  },
  upheld: {
    en: 'Another reviewer has looked at your appeal. The decision stays.',
    sw: 'Mkaguzi mwingine ameangalia rufaa yako. Uamuzi unabaki.',
  },
  lifted: {
    en: 'Another reviewer has looked at your appeal. The decision is lifted: it has no effect any more.',
    sw: 'Mkaguzi mwingine ameangalia rufaa yako. Uamuzi umeondolewa: hauna nguvu tena.',
  },
});

/** The reasons of decisions, told to the member. They never say who has reported. */
export const decisionReasons = defineMessages({
  money: { en: 'It was about asking others for money or a code.', sw: 'Ilihusu kuomba wengine pesa au namba ya siri.' },
  fake: {
    en: 'It was about a profile or photos that are not your own.',
    sw: 'Ilihusu wasifu au picha ambazo si zako.',
  },
  harassment: {
    en: 'It was about words that are rude, threatening or hateful.',
    sw: 'Ilihusu maneno makali, ya vitisho au ya chuki.',
  },
  offensive_photo: {
    en: 'It was about photos that nobody had asked for.',
    sw: 'Ilihusu picha ambazo hakuna aliyeziomba.',
  },
  under_18: {
    en: 'It was about your age: Mwanzo is for people of 18 and over.',
    sw: 'Ilihusu umri wako: Mwanzo ni kwa wenye miaka 18 na zaidi.',
  },
  other: {
    en: 'It was about something else that is against our rules.',
    sw: 'Ilihusu jambo lingine linalovunja kanuni zetu.',
  },
});
