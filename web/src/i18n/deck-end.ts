import { defineMessages } from './define-messages.ts';

/** The texts at the end of the deck, which few visits reach. */
export const deckEnd = defineMessages({
  notHere: { en: 'Nobody to show yet', sw: 'Bado hakuna wa kuonyesha' },
  notHereText: { en: 'The profiles did not reach this phone.', sw: 'Wasifu haujafika kwenye simu hii.' },
  unreachable: {
    en: 'We cannot reach Mwanzo. The profiles come by themselves as soon as we can.',
    sw: 'Hatuwezi kuifikia Mwanzo. Wasifu utakuja wenyewe tutakapoweza.',
  },
  noneFiltered: {
    en: 'No profiles match your current filters. Try refreshing or clearing your filters below.',
    sw: 'Hakuna wasifu unaolingana na vichujio vyako. Jaribu kuonyesha upya au kufuta vichujio hapa chini.',
  },
  noneLeft: {
    en: "You've seen all available profiles. Check back later for more!",
    sw: 'Umeona wasifu wote uliopo. Rudi baadaye uone zaidi!',
  },
  noneFound: {
    en: 'Nobody’s name or interests match “{words}”. Check the spelling or try another word.',
    sw: 'Hakuna jina wala mambo yanayolingana na “{words}”. Angalia tahajia au jaribu neno lingine.',
  },
  allDecided: { en: 'That was everybody whom “{words}” finds.', sw: 'Hao ndio wote waliopatikana kwa “{words}”.' },
  clearFilters: { en: 'Clear Filters', sw: 'Futa Vichujio' },
  patience: { en: 'Patience brings good things', sw: 'Anayesubiri hupata mema' },
});
