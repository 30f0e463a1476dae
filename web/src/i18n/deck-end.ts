import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The texts at the end of the deck, which few visits reach. */
export const deckEnd = defineMessages({
  notHere: { en: 'Nobody to show yet', sw: 'Bado hakuna wa kuonyesha' satisfies Unreviewed },
  notHereText: {
    en: 'The profiles did not reach this phone.',
    sw: 'Wasifu haujafika kwenye simu hii.' satisfies Unreviewed,
  },
  unreachable: {
    en: 'We cannot reach Mwanzo. The profiles come by themselves as soon as we can.',
    sw: 'Hatuwezi kuifikia Mwanzo. Wasifu utakuja wenyewe tutakapoweza.' satisfies Unreviewed,
  },
  noneFiltered: {
    en: 'No profiles match your current filters. Try refreshing or clearing your filters below.',
    sw: 'Hakuna wasifu unaolingana na vichujio vyako. Jaribu kuonyesha upya au kufuta vichujio hapa chini.' satisfies Unreviewed,
  },
  noneLeft: {
    en: "You've seen all available profiles. Check back later for more!",
    sw: 'Umeona wasifu wote uliopo. Rudi baadaye uone zaidi!' satisfies Unreviewed,
  },
  noneFound: {
    en: 'Nobody’s name or interests match “{words}”. Check the spelling or try another word.',
    sw: 'Hakuna jina wala mambo yanayolingana na “{words}”. Angalia tahajia au jaribu neno lingine.' satisfies Unreviewed,
  },
  allDecided: {
    en: 'That was everybody whom “{words}” finds.',
    sw: 'Hao ndio wote waliopatikana kwa “{words}”.' satisfies Unreviewed,
  },
  clearFilters: { en: 'Clear Filters', sw: 'Futa Vichujio' satisfies Unreviewed },
  patience: { en: 'Patience brings good things', sw: 'Anayesubiri hupata mema' satisfies Unreviewed },
});
