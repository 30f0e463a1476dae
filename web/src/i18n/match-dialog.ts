import { defineMessages } from './define-messages.ts';

export const matchDialog = defineMessages({
  match: { en: "It's a match!", sw: 'Mmechaguana!' },
  matchText: { en: 'You and {name} liked each other!', sw: 'Wewe na {name} mmechaguana!' },
  /** The text of the match dialog for several new matches. */
  matchTextMore: {
    en: 'You and {name}, and {count} more',
    sw: {
      one: 'Wewe na {name}, na mwingine 1',
      other: 'Wewe na {name}, na wengine {count}',
    },
  },
  you: { en: 'You', sw: 'Wewe' },
  breakTheIce: { en: 'Break the ice', sw: 'Anzisha mazungumzo' },
  sayHello: { en: 'Say hello', sw: 'Salimia' },
  seeAll: { en: 'See your matches', sw: 'Ona mliochaguana' },
  keepSwiping: { en: 'Keep swiping', sw: 'Endelea kutelezesha' },
});
