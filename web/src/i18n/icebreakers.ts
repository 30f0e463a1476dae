import type { PromptTopic } from '@mwanzo/contract/people/prompt-catalogue';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { defineMessages } from './define-messages.ts';
import { questionOf, topicOf } from './prompts.ts';
import { sharedInterests } from './shared-things.ts';
import { t } from './translate.ts';

/** The facts from which icebreakers are chosen. The partner's profile may not have arrived yet. */
export interface IcebreakerFacts {
  interests: readonly string[];
  location?: string;
  prompts?: readonly PromptAnswer[];
}

/** An icebreaker for each suggested interest. */
const byInterest = defineMessages({
  Travel: { en: 'Where would you go first?', sw: 'Ungeenda wapi kwanza?' },
  Cooking: { en: 'What do you cook on Sundays?', sw: 'Jumapili unapika nini?' },
  Music: { en: 'What song is on repeat?', sw: 'Unarudia wimbo gani?' },
  Sports: { en: 'Watching or playing?', sw: 'Kutazama au kucheza?' },
  Reading: { en: 'What are you reading now?', sw: 'Unasoma nini sasa?' },
  Movies: { en: 'Last good film you saw?', sw: 'Filamu nzuri uliyoona mwisho?' },
  Photography: { en: 'Your favourite place to take photos?', sw: 'Unapenda kupiga picha wapi?' },
  Hiking: { en: 'Ngong Hills or the coast?', sw: 'Ngong Hills au pwani?' },
  Art: { en: 'Which artist should I know?', sw: 'Nimjue msanii gani?' },
  Gaming: { en: 'Console, phone or board game?', sw: 'Konsoli, simu au mchezo wa bodi?' },
  Dancing: { en: 'Rhumba or amapiano?', sw: 'Rhumba au amapiano?' },
  Yoga: { en: 'Morning or evening stretch?', sw: 'Yoga ya asubuhi au jioni?' },
  Fitness: { en: 'Gym or road run?', sw: 'Gym au kukimbia barabarani?' },
  Technology: { en: 'What are you building?', sw: 'Unatengeneza nini?' },
  Fashion: { en: 'Mitumba find of the year?', sw: 'Nguo bora ya mitumba mwaka huu?' },
  Animals: { en: 'Cats, dogs or goats?', sw: 'Paka, mbwa au mbuzi?' },
  Nature: { en: 'Forest or lake?', sw: 'Msitu au ziwa?' },
  Coffee: { en: 'Best coffee in town?', sw: 'Kahawa bora mjini ni wapi?' },
  Wine: { en: 'Red, white or dawa?', sw: 'Nyekundu, nyeupe au dawa?' },
  Festivals: { en: 'Which festival next?', sw: 'Tamasha lipi linalofuata?' },
});

/** A question about the partner's prompt, by the topic of the prompt. */
const byTopic = defineMessages({
  days: { en: '“{question}”: is it like that every day?', sw: '“{question}”: ni hivyo kila siku?' },
  weekends: { en: '“{question}”: can I borrow that plan?', sw: '“{question}”: naweza kuazima mpango huo?' },
  food: { en: '“{question}”: now I am hungry. Where do I start?', sw: '“{question}”: sasa nina njaa. Nianzie wapi?' },
  places: { en: '“{question}”: what should I see there first?', sw: '“{question}”: nione nini kwanza huko?' },
  people: { en: '“{question}”: what is the story behind it?', sw: '“{question}”: hadithi yake ni ipi?' },
  play: { en: '“{question}”: I need the whole story.', sw: '“{question}”: nahitaji hadithi nzima.' },
  growing: { en: '“{question}”: how did that begin?', sw: '“{question}”: ilianzaje?' },
  together: { en: '“{question}”: when did you notice that?', sw: '“{question}”: uligundua lini hilo?' },
}) satisfies Record<PromptTopic, unknown>;

const byTown = defineMessages({
  same: { en: 'We are both in {town}. Where is the best chai?', sw: 'Sote tuko {town}. Chai bora iko wapi?' },
  theirs: { en: 'What should I see first in {town}?', sw: 'Nione nini kwanza {town}?' },
});

const forAnybody = defineMessages({
  chai: { en: 'Chai or kahawa?', sw: 'Chai au kahawa?' },
  weekend: { en: 'What makes a good weekend?', sw: 'Wikendi nzuri ikoje?' },
  laugh: { en: 'What made you laugh this week?', sw: 'Nini kilikuchekesha wiki hii?' },
});

const wanted = 3;

function aboutInterest(interest: string): string[] {
  const found = Object.entries(byInterest).find(([known]) => known.toLowerCase() === interest.toLowerCase());
  return found ? [t(found[1])] : [];
}

function aboutAnswer({ prompt_id }: PromptAnswer): string[] {
  const topic = topicOf(prompt_id);
  return topic ? [t(byTopic[topic], { question: questionOf(prompt_id) })] : [];
}

const partsOf = (location: string) => location.split(',').map((part) => part.trim().toLowerCase());

/**
 * Finds the town that both share, and the partner's town. Others see a known town, but a member's own location is as
 * they typed it, such as "Kilimani, Nairobi".
 */
function aboutTown(own: string | undefined, theirs: string | undefined): { same: string[]; theirs: string[] } {
  if (!theirs) return { same: [], theirs: [] };
  const town = theirs.split(',').at(-1)?.trim() ?? theirs;
  if (own && partsOf(own).includes(town.toLowerCase())) return { same: [t(byTown.same, { town })], theirs: [] };
  return { same: [], theirs: [t(byTown.theirs, { town })] };
}

/**
 * Chooses three first messages for this pair, in this order:
 * 1. about the rarest interest that both have,
 * 2. about the partner's first prompt,
 * 3. about the town that both are in,
 * 4. about other things that both have, the partner's other prompts, interests and town,
 * 5. messages that suit anybody.
 */
export function icebreakersFor(own: IcebreakerFacts | null, partner: IcebreakerFacts): string[] {
  const shared = sharedInterests(own && { location: '', ...own }, partner);
  const [firstAnswer, ...otherAnswers] = partner.prompts ?? [];
  const town = aboutTown(own?.location, partner.location);
  const [first, ...others] = shared.flatMap(aboutInterest);
  const inOrder = [
    ...(first === undefined ? [] : [first]),
    ...(firstAnswer ? aboutAnswer(firstAnswer) : []),
    ...town.same,
    ...others,
    ...otherAnswers.flatMap(aboutAnswer),
    ...partner.interests.flatMap(aboutInterest),
    ...town.theirs,
    ...Object.values(forAnybody).map((text) => t(text)),
  ];
  return [...new Set(inOrder)].slice(0, wanted);
}
