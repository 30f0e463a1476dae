// Compares the ranking model with others on decisions at speed dates: `npm run evaluate:matching -- --data FILE.csv`.
// docs/matching.md says how, and has the table. `-- --replay` plays invented markets with several orders instead, and
// `-- --replay --database` those of the people in a database.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluateMethods } from './evaluate-methods.ts';
import { formatEvaluation } from './format-evaluation.ts';
import { methods } from './methods.ts';
import { readEvents } from './read-events.ts';
import { inventMarket } from './replay/invent-market.ts';
import { openPeople } from './replay/open-people.ts';
import { marketOf } from './replay/read-people.ts';
import { replayWays } from './replay/replay-ways.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, replay: { type: 'boolean' }, database: { type: 'boolean' } },
});
if (values.replay) {
  const people = values.database ? await openPeople(process.env) : null;
  if (people) console.log(`${people.length} people\n`);
  console.log(replayWays((seed) => (people ? marketOf(people, seed) : inventMarket(1000, seed))));
  process.exit(0);
}
if (values.data === undefined) {
  console.error('Name the file of decisions: npm run evaluate:matching -- --data FILE.csv');
  process.exit(2);
}
const events = readEvents(readFileSync(values.data, 'utf8'));
const people = events.reduce((sum, event) => sum + event.people.length, 0);
const pairs = events.flatMap((event) => event.pairs);
const matches = pairs.filter(({ oneLikes, otherLikes }) => oneLikes && otherLikes).length;
console.log(`${events.length} events, ${people} people, ${pairs.length} pairs, ${matches} matches\n`);
const evaluated = evaluateMethods(events, methods);
console.log(formatEvaluation(evaluated));
const [production, batch] = evaluated;
if (production && batch)
  console.log(
    `\nProduction has ${((100 * production.warm.auc) / batch.warm.auc).toFixed(1)} % of the batch model's AUC.`,
  );
