import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { groups, memberId } from '../filling/member-ids.ts';
import type { BenchDatabase } from '../processes/bench-database.ts';
import { openAccount, type Account, type Attacked } from './account.ts';
import type { AttackRow } from './attack-row.ts';
import { guessKind, type Sight } from './guess-kind.ts';
import {
  attackedTown,
  hiddenPeople,
  openMarket,
  passAll,
  prepareAccount,
  type HiddenPerson,
  type Market,
} from './hidden-people.ts';

const markets: readonly Market[] = [
  { name: '60 people', others: 36 },
  { name: '600 people', others: 576 },
  { name: '15,000 people', others: 14_976 },
];
const walkMax = 50;
const everyAge = { looking_for: ['women', 'men', 'non-binary'], near: 'anywhere', intent: [], verified_only: false };

interface Asker extends Account {
  /** The ids of those whom a deck shows. */
  ask(query: string): Promise<number[]>;
}

/** A way to find out in whose deck somebody appears. It returns the ids of those whom the account was shown. */
interface Door {
  readonly name: string;
  look(account: Asker, people: readonly HiddenPerson[], attack: Attack): Promise<Set<number>>;
}

interface Attack extends Attacked {
  readonly database: BenchDatabase;
}

const onEach =
  (find: (account: Asker, person: HiddenPerson) => Promise<number[]>): Door['look'] =>
  async (account, people) => {
    const seen = new Set<number>();
    for (const person of people) for (const id of await find(account, person)) if (id === person.id) seen.add(id);
    return seen;
  };

const ages = (from: number, to: number) => `min_age=${from}&max_age=${to}`;

const doors: readonly Door[] = [
  { name: 'a search for the name', look: onEach((account, { name }) => account.ask(`search=${name}`)) },
  { name: 'a filter by their age', look: onEach((account, { age }) => account.ask(ages(age, age))) },
  {
    name: 'a filter by ages 36 to 59, up to 1,000 people',
    look: walk(ages(36, 59)),
  },
  {
    name: 'a filter by age and town',
    look: onEach((account, { age }) => account.ask(`${ages(age, age)}&location=${attackedTown}`)),
  },
  {
    name: 'preferences for their age',
    look: onEach(async (account, { age }) => {
      await account.send('PUT', '/api/profiles/me/preferences/', { ...everyAge, min_age: age, max_age: age });
      return account.ask('');
    }),
  },
  { name: 'plain decks, up to 1,000 people', look: walk('') },
];

/** Reads deck after deck, and passes on everybody. */
function walk(query: string): Door['look'] {
  return async (account, people, { database }) => {
    const wanted = new Set(people.map(({ id }) => id));
    const seen = new Set<number>();
    for (let turn = 0; turn < walkMax; turn += 1) {
      const shown = await account.ask(query);
      if (shown.length === 0) break;
      for (const id of shown) if (wanted.has(id)) seen.add(id);
      await passAll(database.database, account.id, shown);
    }
    return seen;
  };
}

/** Every door in every market, by two accounts and by one that saves another gender, which waits for a reviewer. */
export async function readHiddenOrientations(attack: Attack): Promise<AttackRow[]> {
  const rows: AttackRow[] = [];
  let used = groups.fresh.from;
  for (const market of markets) {
    await openMarket(attack.database.database, market);
    for (const door of doors) {
      const row = await readThrough(attack, market, door, () => memberId(used++));
      console.log(`  ${row.attack}: ${row.letThrough}`);
      rows.push(row);
    }
  }
  await attack.database.database.pool.query('update profiles set is_active = true');
  return rows;
}

async function readThrough(attack: Attack, market: Market, door: Door, nextId: () => number): Promise<AttackRow> {
  const startedAt = performance.now();
  let requests = 0;
  const accountOf = async (gender: 'female' | 'male'): Promise<Asker> => {
    const id = nextId();
    await prepareAccount(attack.database.database, id, gender);
    const account = await openAccount(attack, id, () => (requests += 1));
    const ask: Asker['ask'] = async (query) =>
      ((await account.send('GET', `/api/profiles/discover/?${query}`)) as VisibleProfile[]).map(({ id: of }) => of);
    return { ...account, ask };
  };
  const woman = await accountOf('female');
  const man = await accountOf('male');
  const two: Sight = {
    female: await door.look(woman, hiddenPeople, attack),
    male: await door.look(man, hiddenPeople, attack),
  };
  const some = hiddenPeople.slice(0, 18);
  const one = await accountOf('female');
  const asWoman = await door.look(one, some, attack);
  await one.send('PATCH', '/api/profiles/me', { gender: 'male' });
  await attack.database.database.pool.query('delete from pairs where $1 in (low_id, high_id)', [one.id]);
  const asMan = await door.look(one, some, attack);
  const rightOf = (people: readonly HiddenPerson[], sight: Sight) =>
    people.filter((person) => guessKind(person, sight) === person.kind).length;
  return {
    attack: `${market.name}: ${door.name}`,
    server: 'one process',
    requests,
    letThrough:
      `two accounts: ${rightOf(hiddenPeople, two)} of 24 right (chance 8); ` +
      `one that saves another gender: ${rightOf(some, { female: asWoman, male: asMan })} of 18 (chance 6)`,
    honest: '',
    seconds: (performance.now() - startedAt) / 1000,
  };
}
