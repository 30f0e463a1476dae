import { defineMessages } from './define-messages.ts';

/** Texts that the public pages about the rules share. */
export const publicPages = defineMessages({
  version: { en: 'Version of {date}', sw: 'Toleo la {date}' },
  operator: { en: 'Mwanzo is operated here by {name}. Write to', sw: 'Hapa Mwanzo huendeshwa na {name}. Andika kwa' },
  noOperator: {
    en: 'Nobody is named as the operator of this server yet. It is for trying Mwanzo out: do not give it real data.',
    sw: 'Bado hakuna aliyetajwa kuwa mwendeshaji wa seva hii. Ni ya kujaribu Mwanzo: usiipe data halisi.',
  },
  more: { en: 'Read on', sw: 'Soma zaidi' },
  community: { en: 'Community rules', sw: 'Kanuni za jumuiya' },
});
