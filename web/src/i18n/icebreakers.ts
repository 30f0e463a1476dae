import { defineMessages, type Unreviewed } from './define-messages.ts';
import { t } from './translate.ts';

/** An icebreaker for each suggested interest. */
const byInterest = defineMessages({
  Travel: { en: 'Where would you go first?', sw: 'Ungeenda wapi kwanza?' satisfies Unreviewed },
  Cooking: { en: 'What do you cook on Sundays?', sw: 'Jumapili unapika nini?' satisfies Unreviewed },
  Music: { en: 'What song is on repeat?', sw: 'Unarudia wimbo gani?' satisfies Unreviewed },
  Sports: { en: 'Watching or playing?', sw: 'Kutazama au kucheza?' satisfies Unreviewed },
  Reading: { en: 'What are you reading now?', sw: 'Unasoma nini sasa?' satisfies Unreviewed },
  Movies: { en: 'Last good film you saw?', sw: 'Filamu nzuri uliyoona mwisho?' satisfies Unreviewed },
  Photography: { en: 'Your favourite place to shoot?', sw: 'Unapenda kupiga picha wapi?' satisfies Unreviewed },
  Hiking: { en: 'Ngong Hills or the coast?', sw: 'Ngong Hills au pwani?' satisfies Unreviewed },
  Art: { en: 'Which artist should I know?', sw: 'Nimjue msanii gani?' satisfies Unreviewed },
  Gaming: { en: 'Console, phone or board game?', sw: 'Konsoli, simu au mchezo wa bodi?' satisfies Unreviewed },
  Dancing: { en: 'Rhumba or amapiano?', sw: 'Rhumba au amapiano?' satisfies Unreviewed },
  Yoga: { en: 'Morning or evening stretch?', sw: 'Yoga ya asubuhi au jioni?' satisfies Unreviewed },
  Fitness: { en: 'Gym or road run?', sw: 'Gym au kukimbia barabarani?' satisfies Unreviewed },
  Technology: { en: 'What are you building?', sw: 'Unatengeneza nini?' satisfies Unreviewed },
  Fashion: { en: 'Mitumba find of the year?', sw: 'Nguo bora ya mitumba mwaka huu?' satisfies Unreviewed },
  Animals: { en: 'Cats, dogs or goats?', sw: 'Paka, mbwa au mbuzi?' satisfies Unreviewed },
  Nature: { en: 'Forest or lake?', sw: 'Msitu au ziwa?' satisfies Unreviewed },
  Coffee: { en: 'Best coffee in town?', sw: 'Kahawa bora mjini ni wapi?' satisfies Unreviewed },
  Wine: { en: 'Red, white or dawa?', sw: 'Nyekundu, nyeupe au dawa?' satisfies Unreviewed },
  Festivals: { en: 'Which festival next?', sw: 'Tamasha lipi linalofuata?' satisfies Unreviewed },
});

const forAnybody = defineMessages({
  chai: { en: 'Chai or kahawa?', sw: 'Chai au kahawa?' satisfies Unreviewed },
  weekend: { en: 'What makes a good weekend?', sw: 'Wikendi nzuri ikoje?' satisfies Unreviewed },
});

/** The interests that both members have, in the spelling of `theirs`. */
export function sharedInterests(mine: readonly string[], theirs: readonly string[]): string[] {
  const own = new Set(mine.map((interest) => interest.toLowerCase()));
  return theirs.filter((interest) => own.has(interest.toLowerCase()));
}

/** Two icebreakers: first about shared interests, then about theirs, then ones that suit anybody. */
export function icebreakersFor(mine: readonly string[], theirs: readonly string[]): string[] {
  const icebreakers = new Map(Object.entries(byInterest).map(([interest, text]) => [interest.toLowerCase(), text]));
  const wanted = [...sharedInterests(mine, theirs), ...theirs];
  const fitting = wanted.flatMap((interest) => icebreakers.get(interest.toLowerCase()) ?? []);
  const chosen = new Set([...fitting, ...Object.values(forAnybody)]);
  return [...chosen].slice(0, 2).map((icebreaker) => t(icebreaker));
}
