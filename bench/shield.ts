// Measures the shield: what it finds of the phrases that it was not tuned on, and how long it takes for one.
import { corpus } from '../server/src/features/shield/corpus/corpus.fixture.ts';
import { heldOutFigures, isFlagged } from '../server/src/features/shield/corpus/measure-shield.fixture.ts';
import { formatTable } from './report/table.ts';

const rounds = 50;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

console.log(
  formatTable([
    ['held-out half', 'scams', 'found', 'as what they are', 'harmless', 'flagged'],
    ...Object.entries(heldOutFigures).map(([language, { scams, recall, rightKind, harmless, falseAlarms }]) => [
      language,
      String(scams),
      percent(recall),
      percent(rightKind),
      String(harmless),
      percent(falseAlarms),
    ]),
  ]),
);

function microsecondsEach(): number {
  const start = performance.now();
  for (const phrase of corpus.all) isFlagged(phrase);
  return ((performance.now() - start) * 1000) / corpus.all.length;
}
const times = Array.from({ length: rounds }, microsecondsEach).toSorted((one, other) => one - other);
console.log(
  `\nA message takes ${times[rounds / 2]?.toFixed(0)} µs (median of ${rounds} rounds of ${corpus.all.length} phrases).`,
);
