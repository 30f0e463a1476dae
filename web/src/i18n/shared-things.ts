import type { suggestedInterests } from '@mwanzo/contract/people/options';
import { defineMessages } from './define-messages.ts';
import { interestLabel } from './interests.ts';
import { currentLanguage } from './language.ts';
import { t } from './translate.ts';

/** Texts that say why a card may be of interest: what two members share, then news of the other one. */
export const sharedThings = defineMessages({
  doing: { en: 'You both {what}', sw: 'Nyote mnapenda {what}' },
  liking: { en: 'You both like {interest}', sw: 'Nyote mnapenda {interest}' },
  town: { en: 'Same town', sw: 'Mji mmoja' },
  relationship: { en: 'You both want a relationship', sw: 'Nyote mnataka uhusiano' },
  friends: { en: 'You both want friends', sw: 'Nyote mnataka marafiki' },
  casual: { en: 'You both want something casual', sw: 'Nyote mnataka kitu chepesi' },
  isNew: { en: 'New here', sw: 'Ni mgeni hapa' },
  wasHere: { en: 'Active this week', sw: 'Alikuwa hapa wiki hii' },
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
  /** False while the member hides their own intent. */
  shows_intent?: boolean;
  /** Sent with profiles of the deck alone. */
  is_new?: boolean | undefined;
  was_here_this_week?: boolean | undefined;
}

/** One true sentence about another member. `kind` says what it is about. */
export interface Reason {
  kind: 'interest' | 'town' | 'intent' | 'isNew' | 'wasHere';
  text: string;
}

/** Returns true if a reason is something that both members show, which the half sun marks. */
export const isShared = ({ kind }: Reason): boolean => kind !== 'isNew' && kind !== 'wasHere';

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

/**
 * Returns what speaks for another member, the best reason first. It is made from what both show to everybody and from
 * what the deck says of their weeks, so it gives away neither a like nor a hidden field.
 */
export function reasonsFor(own: Comparable | null, other: Comparable): Reason[] {
  if (!own) return [];
  const reasons: Reason[] = [];
  const [interest] = sharedInterests(own, other);
  if (interest !== undefined) reasons.push({ kind: 'interest', text: sharedInterest(interest) });
  if (other.location && sameText(own.location, other.location))
    reasons.push({ kind: 'town', text: t(sharedThings.town) });
  const { intent } = other;
  if (intent === own.intent && own.shows_intent !== false)
    if (intent === 'relationship' || intent === 'friends' || intent === 'casual')
      reasons.push({ kind: 'intent', text: t(sharedThings[intent]) });
  if (other.is_new) reasons.push({ kind: 'isNew', text: t(sharedThings.isNew) });
  if (other.was_here_this_week) reasons.push({ kind: 'wasHere', text: t(sharedThings.wasHere) });
  return reasons;
}

function sharedInterest(interest: string): string {
  const what = suggested[commonness(interest)];
  if (!what) return t(sharedThings.liking, { interest });
  return t(sharedThings.doing, { what: currentLanguage() === 'sw' ? interestLabel(what[0]).toLowerCase() : what[1] });
}
