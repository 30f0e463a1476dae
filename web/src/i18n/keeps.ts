import { defineMessages } from './define-messages.ts';

/** Texts about people whom a member keeps for later while the documents are in review. */
export const keeps = defineMessages({
  withReviewer: {
    en: 'Your documents are with a reviewer, {decided}. Keep {name}, and {name} comes first once your badge is there.',
    sw: 'Hati zako ziko kwa mkaguzi, {decided}. Mweke {name}, na {name} atatangulia beji yako ikifika.',
  },
  withReviewerLate: {
    en: 'Your documents are with a reviewer. Keep {name}, and {name} comes first once your badge is there.',
    sw: 'Hati zako ziko kwa mkaguzi. Mweke {name}, na {name} atatangulia beji yako ikifika.',
  },
  keep: { en: 'Keep for later', sw: 'Weka kwa baadaye' },
  notNow: { en: 'Not now', sw: 'Si sasa' },
  full: { en: 'Your list is full', sw: 'Orodha yako imejaa' },
  fullText: { en: 'Take somebody off it to keep another one.', sw: 'Mwondoe mmoja ili umweke mwingine.' },
  kept: { en: '{name} is kept for later', sw: '{name} amewekwa kwa baadaye' },
  title: { en: 'Kept for later', sw: 'Uliowaweka' },
  count: { en: '{count} of {max}', sw: '{count} kati ya {max}' },
  intro: {
    en: 'They come first in your deck once your badge is there. Only you see this list.',
    sw: 'Watatangulia beji yako ikifika. Wewe tu unaona orodha hii.',
  },
  keptNow: { en: 'kept just now', sw: 'umemweka sasa hivi' },
  keptAt: { en: 'kept at {time}', sw: 'umemweka saa {time}' },
  keptOn: { en: 'kept on {date}', sw: 'umemweka tarehe {date}' },
  takeOff: { en: 'Take {name} off the list', sw: 'Mwondoe {name} kwenye orodha' },
  takenOff: { en: '{name} is off your list', sw: '{name} ameondolewa kwenye orodha yako' },
  decided: { en: 'Decided by {moment}', sw: 'Uamuzi kabla ya {moment}' },
  decidedLate: { en: 'In review, a little longer than we said', sw: 'Inakaguliwa, muda kidogo zaidi' },
  opens: {
    en: {
      one: 'We notify you, and the deck opens with this person.',
      other: 'We notify you, and the deck opens with these {count}.',
    },
    sw: {
      one: 'Tutakujulisha, na mtu huyu atatangulia.',
      other: 'Tutakujulisha, na hawa {count} watatangulia.',
    },
  },
  rejected: { en: 'Send new photos first', sw: 'Tuma picha mpya kwanza' },
  rejectedText: {
    en: 'Your list stays. Once your badge is there, the deck opens with it.',
    sw: 'Orodha yako inabaki. Beji ikifika, watatangulia.',
  },
  drops: {
    en: 'Somebody who leaves or blocks you drops off the list without a word.',
    sw: 'Anayeondoka au kukuzuia hutoka kwenye orodha bila neno.',
  },
  none: { en: 'Nobody is kept', sw: 'Hujamweka mtu' },
  noneText: {
    en: 'Press Like on a card, then "Keep for later".',
    sw: 'Bonyeza Penda kwenye kadi, kisha "Weka kwa baadaye".',
  },
  inReview: { en: 'In review, {decided}', sw: 'Inakaguliwa, {decided}' },
  people: {
    en: { one: '1 person kept for later', other: '{count} people kept for later' },
    sw: { one: 'Umemweka mtu 1 kwa baadaye', other: 'Umeweka watu {count} kwa baadaye' },
  },
});

/** The line over the first card. It loads with such a card. */
export const keptLine = defineMessages({
  youKept: { en: 'You kept {name}', sw: 'Ulimweka {name}' },
});
