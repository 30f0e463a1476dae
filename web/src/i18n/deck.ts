import { defineMessages, type Unreviewed } from './define-messages.ts';

export const deck = defineMessages({
  title: { en: 'Discover', sw: 'Gundua' satisfies Unreviewed },
  hint: { en: 'Swipe right to like, left to pass', sw: 'Kulia kupenda, kushoto kupita' satisfies Unreviewed },
  search: { en: 'Search by name, interests...', sw: 'Tafuta jina, mambo...' satisfies Unreviewed },
  filters: { en: 'Filters', sw: 'Vichujio' satisfies Unreviewed },
  filtersActive: { en: 'Filters, active', sw: 'Vichujio, vinatumika' satisfies Unreviewed },
  filtersTitle: { en: 'Perfect Match Filters', sw: 'Vichujio vya Anayekufaa' satisfies Unreviewed },
  filtered: { en: 'Showing filtered results', sw: 'Matokeo yaliyochujwa' satisfies Unreviewed },
  loading: { en: 'Finding your perfect matches...', sw: 'Tunakutafutia wanaokufaa...' satisfies Unreviewed },
  pass: { en: 'Pass', sw: 'Pita' satisfies Unreviewed },
  like: { en: 'Like', sw: 'Penda' satisfies Unreviewed },
  cards: { en: 'Profiles to decide on', sw: 'Wasifu wa kuchagua' satisfies Unreviewed },
  viewProfile: { en: 'View the profile of {name}', sw: 'Tazama wasifu wa {name}' satisfies Unreviewed },
  none: { en: 'No profiles found', sw: 'Hakuna wasifu uliopatikana' satisfies Unreviewed },
  refresh: { en: 'Refresh', sw: 'Onyesha upya' satisfies Unreviewed },
  loadFailed: { en: 'Loading failed', sw: 'Imeshindwa kupakia' satisfies Unreviewed },
  loadFailedText: {
    en: 'Could not load profiles. Please try again.',
    sw: 'Wasifu haukuweza kupakiwa. Tafadhali jaribu tena.' satisfies Unreviewed,
  },
  swipeFailed: { en: 'Action failed', sw: 'Imeshindikana' satisfies Unreviewed },
  swipeFailedText: {
    en: 'Could not process your choice. Try again.',
    sw: 'Chaguo lako halijafika. Jaribu tena.' satisfies Unreviewed,
  },
  liked: { en: 'You liked the profile!', sw: 'Umeupenda wasifu!' satisfies Unreviewed },
  likedText: { en: "We'll let {name} know.", sw: 'Tutamjulisha {name}.' satisfies Unreviewed },
});
