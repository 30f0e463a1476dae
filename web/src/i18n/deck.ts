import { defineMessages } from './define-messages.ts';

export const deck = defineMessages({
  title: { en: 'Discover', sw: 'Gundua' },
  hint: { en: 'Swipe right to like, left to pass', sw: 'Kulia kupenda, kushoto kupita' },
  search: { en: 'Search by name, interests...', sw: 'Tafuta jina, mambo...' },
  filters: { en: 'Filters', sw: 'Vichujio' },
  filtersActive: { en: 'Filters, active', sw: 'Vichujio, vinatumika' },
  filtersTitle: { en: 'Perfect Match Filters', sw: 'Vichujio vya Anayekufaa' },
  filtered: { en: 'Showing filtered results', sw: 'Matokeo yaliyochujwa' },
  loading: { en: 'Finding your perfect matches...', sw: 'Tunakutafutia wanaokufaa...' },
  pass: { en: 'Pass', sw: 'Pita' },
  like: { en: 'Like', sw: 'Penda' },
  cards: { en: 'Profiles to decide on', sw: 'Wasifu wa kuchagua' },
  viewProfile: { en: 'View the profile of {name}', sw: 'Tazama wasifu wa {name}' },
  none: { en: 'No profiles found', sw: 'Hakuna wasifu uliopatikana' },
  refresh: { en: 'Refresh', sw: 'Onyesha upya' },
  loadFailed: { en: 'Loading failed', sw: 'Imeshindwa kupakia' },
  loadFailedText: {
    en: 'Could not load profiles. Please try again.',
    sw: 'Wasifu haukuweza kupakiwa. Tafadhali jaribu tena.',
  },
  swipeFailed: { en: 'Action failed', sw: 'Imeshindikana' },
  swipeFailedText: { en: 'Could not process your choice. Try again.', sw: 'Chaguo lako halijafika. Jaribu tena.' },
  liked: { en: 'You liked the profile!', sw: 'Umeupenda wasifu!' },
  likedText: { en: "We'll let {name} know.", sw: 'Tutamjulisha {name}.' },
});
