import { visibilities } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { canSwipe, logicOfFacts, maySeeField, ruleOfSeeing, ruleOfTalking } from './relation-rules.ts';

const both = [true, false];
const wordsOf = (facts: Readonly<Record<string, boolean>>) =>
  Object.keys(facts)
    .filter((fact) => facts[fact])
    .join(', ') || 'none of these';

test('who may like or pass, see and talk, of all that can be between two', async () => {
  const swiping = both.flatMap((isShown) =>
    both.flatMap((isForEveryone) =>
      [true, false, null].flatMap((theirs) =>
        both.map((isParted) => {
          const facts = wordsOf({ isShown, isForEveryone, isParted });
          return `swipe: ${facts}, theirs ${theirs}: ${canSwipe({ isShown, isForEveryone }, { theirs, isParted })}`;
        }),
      ),
    ),
  );
  const names = [
    'isOneself',
    'isShown',
    'isForEveryone',
    'hasLikedMe',
    'isParted',
    'isKept',
    'mayCommunicate',
  ] as const;
  const seeing = Array.from({ length: 2 ** names.length }, (_, bits) => {
    const has = (name: (typeof names)[number]) => (bits & (1 << names.indexOf(name))) > 0;
    return {
      isOneself: has('isOneself'),
      isShown: has('isShown'),
      isForEveryone: has('isForEveryone'),
      hasLikedMe: has('hasLikedMe'),
      isParted: has('isParted'),
      isKept: has('isKept'),
      mayCommunicate: has('mayCommunicate'),
    };
  })
    // Of those who talk the two are not separated, and what is shown is kept.
    .filter(
      (facts) => !(facts.mayCommunicate && (facts.isParted || facts.isOneself)) && (facts.isKept || !facts.isShown),
    )
    .filter((facts) => ruleOfSeeing(logicOfFacts, facts))
    .map((facts) => `is seen: ${wordsOf(facts)}`);
  const talking = both.flatMap((isMatched) =>
    both.map((isParted) => {
      const facts = { isMatched, isParted };
      return `talk: ${wordsOf(facts)}: ${ruleOfTalking(logicOfFacts, facts)}`;
    }),
  );
  const fields = visibilities.flatMap((visibility) =>
    (['stranger', 'match'] as const).map(
      (relation) => `a field for ${visibility}, to a ${relation}: ${maySeeField(visibility, relation)}`,
    ),
  );
  const lines = [...swiping, ...seeing, ...talking, ...fields];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/what-two-may-do.txt');
});
