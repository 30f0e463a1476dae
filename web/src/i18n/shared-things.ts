import type { suggestedInterests } from '@mwanzo/contract/people/options';
import { defineMessages, type Unreviewed } from './define-messages.ts';
import { interestLabel } from './interests.ts';
import { currentLanguage } from './language.ts';
import { t } from './translate.ts';

/** Texts about what two members share, for another member's card. */
export const sharedThings = defineMessages({
  doing: { en: 'You both {what}', sw: 'Nyote mnapenda {what}' satisfies Unreviewed },
  liking: { en: 'You both like {interest}', sw: 'Nyote mnapenda {interest}' satisfies Unreviewed },
  town: { en: 'Same town', sw: 'Mji mmoja' satisfies Unreviewed },
  relationship: { en: 'You both want a relationship', sw: 'Nyote mnataka uhusiano' satisfies Unreviewed },
  friends: { en: 'You both want friends', sw: 'Nyote mnataka marafiki' satisfies Unreviewed },
  casual: { en: 'You both want something casual', sw: 'Nyote mnataka kitu chepesi' satisfies Unreviewed },
});

/**
 * The activities for suggested interests, in English, from the rarest interest on. In Swahili the interest itself is
 * named.
 */
export const pastimes: Record<(typeof suggestedInterests)[number], string> = {
  Wine: 'enjoy wine',
  Yoga: 'do yoga',
  Gaming: 'play games',
  Festivals: 'love festivals',
  Hiking: 'hike',
  Photography: 'take photos',
  Art: 'love art',
  Reading: 'read',
  Dancing: 'dance',
  Animals: 'love animals',
  Fashion: 'love fashion',
  Technology: 'love technology',
  Coffee: 'love coffee',
  Fitness: 'work out',
  Cooking: 'cook',
  Nature: 'love nature',
  Sports: 'love sports',
  Travel: 'travel',
  Movies: 'love movies',
  Music: 'love music',
};

/** The values that two members can share: those that everybody sees. Another member's hidden intent is null. */
export interface Comparable {
  interests: readonly string[];
  location: string;
  /** Missing in a profile that an earlier release has stored. */
  intent?: string | null | undefined;
}

const suggested = Object.entries(pastimes);
const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** Returns how common an interest is. An interest in the member's own words is the rarest: -1. */
const commonness = (interest: string) => suggested.findIndex(([known]) => sameText(known, interest));

/** Returns the other member's interests that the member has too, rarest first. */
export function sharedInterests(own: Comparable | null, other: Pick<Comparable, 'interests'>): string[] {
  return other.interests
    .filter((interest) => own?.interests.some((mine) => sameText(mine, interest)))
    .toSorted((one, next) => commonness(one) - commonness(next));
}

/** Describes the rarest thing that two members share; undefined if they share nothing that both show. */
export function sharedReason(own: Comparable | null, other: Comparable): string | undefined {
  if (!own) return undefined;
  const [interest] = sharedInterests(own, other);
  if (interest !== undefined) {
    const what = suggested[commonness(interest)];
    if (!what) return t(sharedThings.liking, { interest });
    return t(sharedThings.doing, { what: currentLanguage() === 'sw' ? interestLabel(what[0]).toLowerCase() : what[1] });
  }
  if (other.location && sameText(own.location, other.location)) return t(sharedThings.town);
  const { intent } = other;
  if (intent !== own.intent) return undefined;
  return intent === 'relationship' || intent === 'friends' || intent === 'casual' ? t(sharedThings[intent]) : undefined;
}
