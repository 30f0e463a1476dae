import type { suggestedInterests } from '@mwanzo/contract/options';
import { defineMessages, type Message, type Unreviewed } from './define-messages.ts';
import { t } from './translate.ts';

/** What two members share, as one of them reads it on the other's card. */
export const sharedThings = defineMessages({
  doing: { en: 'You both {what}', sw: 'Nyote mnapenda {what}' satisfies Unreviewed },
  liking: { en: 'You both like {interest}', sw: 'Nyote mnapenda {interest}' satisfies Unreviewed },
  town: { en: 'Same town', sw: 'Mji mmoja' satisfies Unreviewed },
  relationship: { en: 'You both want a relationship', sw: 'Nyote mnataka uhusiano' satisfies Unreviewed },
  friends: { en: 'You both want friends', sw: 'Nyote mnataka marafiki' satisfies Unreviewed },
  casual: { en: 'You both want something casual', sw: 'Nyote mnataka kitu chepesi' satisfies Unreviewed },
});

/** What people with a suggested interest do, from the rarest interest on. */
export const pastimes = defineMessages({
  Wine: { en: 'enjoy wine', sw: 'mvinyo' satisfies Unreviewed },
  Yoga: { en: 'do yoga', sw: 'yoga' satisfies Unreviewed },
  Gaming: { en: 'play games', sw: 'michezo ya video' satisfies Unreviewed },
  Festivals: { en: 'love festivals', sw: 'tamasha' satisfies Unreviewed },
  Hiking: { en: 'hike', sw: 'kupanda milima' satisfies Unreviewed },
  Photography: { en: 'take photos', sw: 'kupiga picha' satisfies Unreviewed },
  Art: { en: 'love art', sw: 'sanaa' satisfies Unreviewed },
  Reading: { en: 'read', sw: 'kusoma' satisfies Unreviewed },
  Dancing: { en: 'dance', sw: 'kucheza dansi' satisfies Unreviewed },
  Animals: { en: 'love animals', sw: 'wanyama' satisfies Unreviewed },
  Fashion: { en: 'love fashion', sw: 'mitindo' satisfies Unreviewed },
  Technology: { en: 'love technology', sw: 'teknolojia' satisfies Unreviewed },
  Coffee: { en: 'love coffee', sw: 'kahawa' satisfies Unreviewed },
  Fitness: { en: 'work out', sw: 'mazoezi' satisfies Unreviewed },
  Cooking: { en: 'cook', sw: 'kupika' satisfies Unreviewed },
  Nature: { en: 'love nature', sw: 'mazingira' satisfies Unreviewed },
  Sports: { en: 'love sports', sw: 'michezo' satisfies Unreviewed },
  Travel: { en: 'travel', sw: 'kusafiri' satisfies Unreviewed },
  Movies: { en: 'love movies', sw: 'filamu' satisfies Unreviewed },
  Music: { en: 'love music', sw: 'muziki' satisfies Unreviewed },
}) satisfies Record<(typeof suggestedInterests)[number], Message>;

/** The values that a reason may come from: what everybody sees. Others' hidden intent is null. */
export interface Comparable {
  interests: readonly string[];
  location: string;
  /** Missing in a profile that an earlier release has stored. */
  intent?: string | null | undefined;
}

const suggested = Object.entries(pastimes);
const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** -1 for an interest in the member's own words, which is the rarest. */
const commonness = (interest: string) => suggested.findIndex(([known]) => sameText(known, interest));

/** The other member's interests that are one's own too, the rarest first. */
export function sharedInterests(own: Comparable | null, other: Pick<Comparable, 'interests'>): string[] {
  return other.interests
    .filter((interest) => own?.interests.some((mine) => sameText(mine, interest)))
    .toSorted((one, next) => commonness(one) - commonness(next));
}

/** The rarest thing that two members share, in words; undefined if they share nothing that both show. */
export function sharedReason(own: Comparable | null, other: Comparable): string | undefined {
  if (!own) return undefined;
  const [interest] = sharedInterests(own, other);
  if (interest !== undefined) {
    const what = suggested[commonness(interest)]?.[1];
    return what ? t(sharedThings.doing, { what: t(what) }) : t(sharedThings.liking, { interest });
  }
  if (other.location && sameText(own.location, other.location)) return t(sharedThings.town);
  const { intent } = other;
  if (intent !== own.intent) return undefined;
  return intent === 'relationship' || intent === 'friends' || intent === 'casual' ? t(sharedThings[intent]) : undefined;
}
