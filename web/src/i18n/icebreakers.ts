import { defineMessages } from './define-messages.ts';
import { t } from './translate.ts';

/** A first line for each suggested interest; for two people, one that both have comes first. */
const byInterest = defineMessages({
  Travel: { en: 'Where would you go first?', sw: 'Ungeenda wapi kwanza?' },
  Cooking: { en: 'What do you cook on Sundays?', sw: 'Jumapili unapika nini?' },
  Music: { en: 'What song is on repeat?', sw: 'Wimbo gani unaurudia?' },
  Sports: { en: 'Watching or playing?', sw: 'Kutazama au kucheza?' },
  Reading: { en: 'What are you reading now?', sw: 'Unasoma nini sasa?' },
  Movies: { en: 'Last good film you saw?', sw: 'Filamu nzuri ya mwisho?' },
  Photography: { en: 'Your favourite place to shoot?', sw: 'Unapenda kupiga picha wapi?' },
  Hiking: { en: 'Ngong Hills or the coast?', sw: 'Ngong Hills au pwani?' },
  Art: { en: 'Which artist should I know?', sw: 'Nimjue msanii gani?' },
  Gaming: { en: 'Console, phone or board game?', sw: 'Konsoli, simu au bodi?' },
  Dancing: { en: 'Rhumba or amapiano?', sw: 'Rhumba au amapiano?' },
  Yoga: { en: 'Morning or evening stretch?', sw: 'Yoga ya asubuhi au jioni?' },
  Fitness: { en: 'Gym or road run?', sw: 'Gym au kukimbia barabarani?' },
  Technology: { en: 'What are you building?', sw: 'Unatengeneza nini?' },
  Fashion: { en: 'Mitumba find of the year?', sw: 'Nguo bora ya mitumba mwaka huu?' },
  Animals: { en: 'Cats, dogs or goats?', sw: 'Paka, mbwa au mbuzi?' },
  Nature: { en: 'Forest or lake?', sw: 'Msitu au ziwa?' },
  Coffee: { en: 'Best coffee in town?', sw: 'Kahawa bora mjini?' },
  Wine: { en: 'Red, white or dawa?', sw: 'Nyekundu, nyeupe au dawa?' },
  Festivals: { en: 'Which festival next?', sw: 'Tamasha gani lijalo?' },
});

const forEverybody = defineMessages({
  chai: { en: 'Chai or kahawa?', sw: 'Chai au kahawa?' },
  weekend: { en: 'What makes a good weekend?', sw: 'Wikendi nzuri ikoje?' },
});

/** The interests that both have, as `theirs` writes them. */
export function sharedInterests(mine: readonly string[], theirs: readonly string[]): string[] {
  const own = new Set(mine.map((interest) => interest.toLowerCase()));
  return theirs.filter((interest) => own.has(interest.toLowerCase()));
}

/** Two first lines: of interests that both have, then of theirs, then ones that fit everybody. */
export function icebreakersFor(mine: readonly string[], theirs: readonly string[]): string[] {
  const lines = new Map(Object.entries(byInterest).map(([interest, line]) => [interest.toLowerCase(), line]));
  const wanted = [...sharedInterests(mine, theirs), ...theirs];
  const fitting = wanted.flatMap((interest) => lines.get(interest.toLowerCase()) ?? []);
  const chosen = new Set([...fitting, ...Object.values(forEverybody)]);
  return [...chosen].slice(0, 2).map((line) => t(line));
}
