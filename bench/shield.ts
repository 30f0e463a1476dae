// Measures the shield: what the rules find of the corpus, what the learned judge finds of phrases that its training
// left out, what both find of phrases that nobody tuned with, and how long a message takes.
import { corpus, unseen, type Phrase } from '../server/src/features/conversations/shield/corpus/corpus.fixture.ts';
import {
  figuresByLanguage,
  isFlagged,
  isScam,
  judgedByRules,
} from '../server/src/features/conversations/shield/corpus/measure-shield.fixture.ts';
import { measureFolds } from '../server/src/features/conversations/shield/learned/folds.fixture.ts';
import { formatTable } from './report/table.ts';

const rounds = 50;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const each = (part: number, whole: number) => (whole === 0 ? '-' : `${part} of ${whole}`);

console.log(
  formatTable([
    ['known to the rules', 'scams', 'found', 'as what they are', 'harmless', 'flagged'],
    ...figuresByLanguage(corpus).map(({ language, scams, recall, rightKind, harmless, falseAlarms }) => [
      language,
      String(scams),
      percent(recall),
      percent(rightKind),
      String(harmless),
      percent(falseAlarms),
    ]),
  ]),
);

const folds = [['left out of the training', 'judge', 'rules', 'either', 'harmless: judge', 'harmless: rules']];
for (const fold of measureFolds())
  folds.push([
    fold.name,
    each(fold.foundByJudge, fold.scams),
    each(fold.foundByRules, fold.scams),
    each(fold.foundByEither, fold.scams),
    each(fold.alarmsOfJudge, fold.harmless),
    each(fold.alarmsOfRules, fold.harmless),
  ]);
console.log(`\n${formatTable(folds)}`);

const unseenScams = unseen.filter(isScam);
const unseenHarmless = unseen.filter((phrase) => !isScam(phrase));
const countOf = (phrases: readonly Phrase[], isCounted: (phrase: Phrase) => boolean) =>
  each(phrases.filter(isCounted).length, phrases.length);
const isFoundByRules = (phrase: Phrase) => judgedByRules(phrase).length > 0;
console.log(
  `\n${formatTable([
    ['nobody tuned with', 'rules', 'rules and judge'],
    ['scams', countOf(unseenScams, isFoundByRules), countOf(unseenScams, isFlagged)],
    ['harmless', countOf(unseenHarmless, isFoundByRules), countOf(unseenHarmless, isFlagged)],
  ])}`,
);

/** Time of the processor, which a busy machine disturbs less. */
function microsecondsEach(): number {
  const start = process.cpuUsage();
  for (const phrase of corpus) isFlagged(phrase);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / corpus.length;
}
const times = Array.from({ length: rounds }, microsecondsEach).toSorted((one, other) => one - other);
console.log(
  `\nA message takes ${times[rounds / 2]?.toFixed(0)} µs (median of ${rounds} rounds of ${corpus.length} phrases).`,
);
