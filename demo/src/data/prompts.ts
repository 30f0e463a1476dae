import type { PromptId } from '@mwanzo/contract/people/prompt-catalogue';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import type { DemoPerson } from './demo-person.ts';

type Answers = readonly (readonly [prompt: PromptId, answer: string])[];

/** Some people say these things in their own words, beside their bios. */
const byPerson: Readonly<Record<string, Answers>> = {
  akinyi: [
    ['childhood-taste', 'Tilapia on the charcoal, eaten with my fingers, on the steps behind the house.'],
    ['karaoke-song', 'Anything by Suzanna Owiyo. I do the dance too.'],
    ['green-flag', 'Being on time and not making a speech about it.'],
  ],
  wanjiku: [
    ['best-sunday', 'Chai, a matatu to town, two hours in a museum, and nobody in a hurry.'],
    ['never-say-no', 'A second mandazi, or a window seat.'],
    ['teach-me', 'To swim properly. I have a very good floating technique and nothing else.'],
  ],
  amina: [
    ['show-you', 'Old Town at five, when the doors are open and everybody is frying something.'],
    ['signature-dish', 'Pilau. It has ended arguments and started two.'],
  ],
  otieno: [
    ['perfect-saturday', 'Ngong Hills before the sun is up, then smokies and kachumbari at the bottom.'],
    ['never-ask', 'Choose between my mother’s chapati and anybody else’s.'],
    ['quietly-proud', 'The footbridge in Homa Bay. Four hundred children walk to school on it.'],
  ],
  kiptoo: [
    ['useless-talent', 'I can tell which shoe you wear out first from the other side of the road.'],
    ['after-work', 'Feet up, milk from our own cows, and not one person running.'],
  ],
  muthoni: [
    ['unpopular-view', 'Popcorn should be salted. Sweet popcorn is a bug, and I have filed it.'],
    ['ask-me-about', 'The time a wine list crashed and I found out why.'],
  ],
  juma: [
    ['ask-me-about', 'Dhows. And clear your afternoon.'],
    ['signature-dish', 'Coconut rice that is worth the drive to Malindi.'],
    ['one-day', 'Sail from Lamu to Mombasa in a boat that I built.'],
  ],
  chebet: [
    ['chai-rules', 'Fresh leaves, milk that was a cow’s this morning, and slurp as loudly as you like.'],
    ['best-view', 'Kericho from the top of the fields, when the mist has not decided yet.'],
  ],
  kamau: [['too-competitive', 'Chess. The first game is a gift, and after that I am sorry.']],
  nafula: [
    ['friends-say', 'Would be late to my own party because somebody’s hem was down.'],
    ['will-argue', 'No outfit is finished without pockets.'],
  ],
  mwende: [
    ['slow-morning', 'Strong coffee, wet clay, and a radio that nobody listens to.'],
    ['kitchen-fail', 'I baked a cake in a bowl of mine to test the glaze. Both cracked.'],
  ],
  hassan: [['road-trip', 'Stopping for every goat. They were there first.']],
  brian: [
    ['kitchen-fail', 'Onions, every Tuesday, since 2019.'],
    ['get-along', 'Eat it anyway, and tell me the truth afterwards.'],
  ],
  wambui: [
    ['never-ask', 'To be quiet at a party. I do that for a living.'],
    ['street-food', 'Mandazi from the lady at Gate B, before seven.'],
  ],
  achieng: [
    ['morning-start', 'Supper, at six in the evening, in my uniform.'],
    ['easy-to-love', 'Respect the nap. Guard the nap, even.'],
  ],
  zawadi: [
    ['best-view', 'Mount Longonot at five to six. I have seen it four hundred times and still stop talking.'],
    ['small-joy', 'Somebody on a train who waves back.'],
  ],
  mutua: [
    ['quietly-proud', 'My table. Three legs so far, and it stands.'],
    ['can-teach-you', 'To change a socket without a prayer.'],
  ],
  mwangi: [['unpopular-view', 'I grow coffee and I learnt to like it last year.']],
  kiprono: [['taught-me', 'My mother: patience, with tea. I use it on beans.']],
  omondi: [['two-truths', 'I bake. I can prove it. I have never burnt a tray.']],
  makena: [['changed-my-mind', 'Mount Kenya. Twice, once in each direction.']],
  lulu: [['good-listener', 'Ask a second question. I always have a third one.']],
  tumaini: [['small-joy', 'The other side. Twelve times a day.']],
  simon: [['brave-thing', 'I cooked for eleven rescuers. The mountain was easier.']],
  leshan: [['wildlife-story', 'A starter, a main course and an elephant, in that order.']],
};

/** Answers that fit whoever has this interest; who gets which follows from their place in the list. */
const byInterest: Readonly<Record<string, Answers>> = {
  Cooking: [
    ['signature-dish', 'Beef stew with dhania from my window, three hours, no lid opened.'],
    ['full-table', 'Am in the kitchen, counting chapatis and pretending I am not nervous.'],
    ['ugali-with', 'Fish, greens and somebody who does not talk while eating.'],
  ],
  Reading: [
    ['book-or-film', 'The River Between. I read it at sixteen and again every few years.'],
    ['rainy-day', 'Read, and let the tea get cold twice.'],
    ['quiet-corner', 'The upstairs window of the library, if nobody else has found it.'],
  ],
  Music: [
    ['matatu-song', 'Anything by Sauti Sol, loud enough for two seats.'],
    ['on-repeat', 'Old benga. The guitar does the talking.'],
    ['last-dance', 'Rhumba. I will find you.'],
  ],
  Coffee: [
    ['slow-morning', 'Good coffee, a bad crossword, no plan.'],
    ['first-date', 'Coffee first. If it is good, a walk. If it is very good, lunch.'],
  ],
  Travel: [
    ['next-trip', 'Marsabit, for the road as much as for the lake.'],
    ['got-lost', 'On the way to Chalbi. We ate all the snacks in an hour.'],
  ],
  Nature: [
    ['quiet-corner', 'A bench under a fever tree. I will not say which one.'],
    ['small-joy', 'The first rain on dry ground.'],
  ],
  Photography: [
    ['show-you', 'A hill where the light is right for eleven minutes a day.'],
    ['one-day', 'Print the pictures instead of moving them to a new phone.'],
  ],
  Movies: [
    ['in-a-film', 'Five More Minutes'],
    ['friday-evening', 'In the third row, with the big popcorn, not sharing until the adverts are over.'],
  ],
  Art: [
    ['nothing-planned', 'Draw strangers on the back of receipts.'],
    ['ask-me-about', 'The mural near my house, and who is on it.'],
  ],
  Sports: [
    ['match-day', 'Wearing the same lucky socks since 2014.'],
    ['too-competitive', 'Anything with a ball, and some things without one.'],
  ],
  Technology: [
    ['can-teach-you', 'To free half of your phone in ten minutes.'],
    ['learning-now', 'Fix things before I explain them.'],
  ],
  Hiking: [
    ['best-view', 'Ol Donyo Sabuk on a clear morning.'],
    ['we-could', 'Do the Aberdares in the rain and regret it together.'],
  ],
  Dancing: [['last-dance', 'Anything with a drum, before anybody else gets up.']],
  Swimming: [['coast-or-hills', 'Coast. The water is warm and nobody asks what time it is.']],
  Fashion: [['small-joy', 'A mitumba shirt that fits as if it had waited for me.']],
  Gaming: [['too-competitive', 'Ludo. My cousins bring a witness.']],
  Fitness: [['morning-start', 'A run before the dogs are awake.']],
  Gardening: [['quietly-proud', 'My sukuma wiki. The whole street has eaten of it.']],
  Farming: [['after-work', 'Walking the rows once more, for no reason at all.']],
  Wine: [['friday-evening', 'One glass, one friend, one long story.']],
  Animals: [['wildlife-story', 'A monkey took my lunch, looked at it and gave it back.']],
  Tea: [['chai-rules', 'Ginger, milk first, and nobody hurries.']],
  Theatre: [['makes-me-cry', 'The lights go down and somebody coughs.']],
  Fishing: [['after-work', 'By the water, catching very little.']],
  Yoga: [['slow-morning', 'An open window and nobody who asks how long this takes.']],
};

const countMax = 3;
/** Every so many people have answered nothing yet. */
const silentEvery = 9;

/**
 * A person's answered prompts: their own words, or what fits their interests. Two people with the same interest may have
 * the same answer, since there are two for each.
 * @param place theirs in the list of people
 */
export function demoPrompts({ key, interests }: DemoPerson, place: number): PromptAnswer[] {
  const own = byPerson[key];
  const fitting = interests.flatMap((interest) => {
    const answers = byInterest[interest] ?? [];
    return answers.slice(place % Math.max(answers.length, 1)).slice(0, 1);
  });
  const chosen = own ?? (place % silentEvery === 0 ? [] : fitting.slice(0, 1 + (place % countMax)));
  const answered = new Map(chosen.map(([prompt_id, answer]) => [prompt_id, answer]));
  return [...answered].map(([prompt_id, answer]) => ({ prompt_id, answer }));
}
