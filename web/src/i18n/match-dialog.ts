import { defineMessages, type Unreviewed } from './define-messages.ts';

export const matchDialog = defineMessages({
  match: { en: "It's a match!", sw: 'Mmechaguana!' satisfies Unreviewed },
  matchText: { en: 'You and {name} liked each other!', sw: 'Wewe na {name} mmechaguana!' satisfies Unreviewed },
  /** The text of the match dialog for several new matches. */
  matchTextMore: {
    en: 'You and {name}, and {count} more',
    sw: {
      one: 'Wewe na {name}, na mwingine 1',
      other: 'Wewe na {name}, na wengine {count}',
    } satisfies Unreviewed,
  },
  you: { en: 'You', sw: 'Wewe' satisfies Unreviewed },
  breakTheIce: { en: 'Break the ice', sw: 'Anzisha mazungumzo' satisfies Unreviewed },
  sayHello: { en: 'Say hello', sw: 'Salimia' satisfies Unreviewed },
  seeAll: { en: 'See your matches', sw: 'Ona mliochaguana' satisfies Unreviewed },
  keepSwiping: { en: 'Keep swiping', sw: 'Endelea kutelezesha' satisfies Unreviewed },
});
