import type { Language } from '@mwanzo/contract/language';

/** A text with a number, in the forms of both languages: one and several. */
type Counted = readonly [one: string, several: string];

interface NoticeMailTexts {
  readonly subject: Counted;
  readonly greeting: string;
  readonly waiting: string;
  readonly match: Counted;
  readonly message: Counted;
  readonly like: Counted;
  readonly approved: string;
  readonly decided: string;
  /** The text about a date plan says nothing about it, because others may see the mail. */
  readonly account: string;
  /** The verification expired, because nobody has looked at the documents in time. */
  readonly sendAgain: string;
  readonly open: string;
  readonly why: string;
  readonly unsubscribe: string;
  readonly page: {
    readonly title: string;
    readonly question: string;
    readonly button: string;
    readonly doneTitle: string;
    readonly done: string;
  };
}

// No native speaker has reviewed the Swahili yet.
export const noticeMailTexts: Record<Language, NoticeMailTexts> = {
  en: {
    subject: ['Something waits for you on Mwanzo', '{count} things wait for you on Mwanzo'],
    greeting: 'Hello,',
    waiting: 'While you were away:',
    match: ['One new match', '{count} new matches'],
    message: ['New messages in one conversation', 'New messages in {count} conversations'],
    like: ['Somebody liked you', '{count} people liked you'],
    approved: 'Your profile is verified',
    decided: 'There is a decision about your profile',
    account: 'There is news about your account',
    sendAgain: 'Sorry: we did not look at your ID photos in time, so we deleted them. Please send them again',
    open: 'Open Mwanzo',
    why: 'You get this because something waited for more than 12 hours.',
    unsubscribe: 'Stop these mails',
    page: {
      title: 'Stop these mails?',
      question: 'Mwanzo will no longer write to you about matches, messages, likes and decisions.',
      button: 'Stop these mails',
      doneTitle: 'Done',
      done: 'We no longer send you these mails. In the settings you can turn them on again.',
    },
  },
  sw: {
    subject: ['Kuna jambo linakusubiri kwenye Mwanzo', 'Mambo {count} yanakusubiri kwenye Mwanzo'],
    greeting: 'Habari,',
    waiting: 'Ulipokuwa mbali:',
    match: ['Mmechaguana na mtu mmoja', 'Mmechaguana na watu {count}'],
    message: ['Ujumbe mpya katika mazungumzo moja', 'Ujumbe mpya katika mazungumzo {count}'],
    like: ['Mtu mmoja amekupenda', 'Watu {count} wamekupenda'],
    approved: 'Wasifu wako umethibitishwa',
    decided: 'Kuna uamuzi kuhusu wasifu wako',
    account: 'Kuna habari kuhusu akaunti yako',
    sendAgain:
      'Samahani: hatukutazama picha za kitambulisho chako kwa wakati, kwa hiyo tumezifuta. Tafadhali zitume tena',
    open: 'Fungua Mwanzo',
    why: 'Unapata barua pepe hii kwa sababu jambo limesubiri kwa zaidi ya saa 12.',
    unsubscribe: 'Acha kutuma barua pepe hizi',
    page: {
      title: 'Uache kupata barua pepe hizi?',
      question: 'Mwanzo haitakuandikia tena kuhusu mliochaguana, ujumbe, waliokupenda na uamuzi.',
      button: 'Acha kutuma barua pepe hizi',
      doneTitle: 'Tayari',
      done: 'Hatukutumii tena barua pepe hizi. Unaweza kuziwasha tena kwenye mipangilio.',
    },
  },
};

export function counted([one, several]: Counted, count: number): string {
  return count === 1 ? one : several.replace('{count}', String(count));
}
