import { endpoints } from '@mwanzo/contract/endpoints';
import type { MemberEvent } from '@mwanzo/contract/events';
import { expect, test, vi } from 'vitest';
import { onOneConnection, type OneConnection } from '../../testing/one-connection.ts';
import type { Rule, Rules } from './asking.fixture.ts';
import { ofOneself, tells, withoutRule } from './expected.fixture.ts';
import { readTable, type Table } from './read-table.fixture.ts';
import { rulesOfLists, rulesOfSeeing } from './rules-of-seeing.fixture.ts';
import { situations } from './situations.fixture.ts';
import { createPair, createSide, type Pair, type Side } from './steps.fixture.ts';
import { tableOfMeeting } from './table-of-meeting.fixture.ts';
import { tableOfTalking } from './table-of-talking.fixture.ts';
import { buildWorldOfTwo } from './world-of-two.fixture.ts';

// Everything that two members may do with each other, from both sides, in every situation, and a second time: the
// tables say what comes of it. The histories begin on the last evening of a month. The tables run before midnight, and
// again after it, when it is a new day and a new month in Nairobi but not in UTC.

vi.setConfig({ testTimeout: 300_000 });

const { testApp, steps, asking, rules: doing } = await buildWorldOfTwo();
const { clock, serving } = testApp;
const rules: Rules = { ...rulesOfSeeing(testApp, asking), ...rulesOfLists(testApp, asking), ...doing };

// A block deletes the files of a conversation, which is not undone. So the photos in the chat are looked at first.
const expected = { ...readTable(tableOfTalking), ...readTable(tableOfMeeting) };

/** The cell at one of the two moments: `before>after`, for both or for `A/B`. */
function cellAt(cell: string, moment: 'before' | 'after'): string {
  const sides = cell.split('/').map((side) => side.split('>').at(moment === 'before' ? 0 : -1) ?? '');
  const [a = '', b = a] = sides;
  return a === b ? a : `${a}/${b}`;
}

const refusals: Record<string, string> = {
  not_found: 'no',
  not_signed_in: 'out',
  verification_required: 'badge',
  nothing_to_rewind: 'late',
  call_over: 'over',
  call_refused: 'refused',
  photo_invalid: 'yes',
};

interface Outcome {
  readonly word: string;
  /** The events that it caused: "me: message". */
  readonly told: readonly string[];
  readonly changed: readonly string[];
  readonly body: string;
  readonly isRefused: boolean;
}

async function run(rule: Rule, [me, them, pair]: [Side, Side, Pair], connection: OneConnection): Promise<Outcome> {
  let answer = { status: 0, body: null as ReturnType<typeof JSON.parse> };
  const published = await steps.publishedBy(async () => {
    answer = await rule.ask(me, them, pair);
  });
  const changed = rule.isLook ? [] : await connection.takeChanges();
  const name = (event: MemberEvent) => (event.type === 'notification' ? `notification of ${event.kind}` : event.type);
  const told = published.map(
    ({ to, event }) => `${to === me.id ? 'me' : to === them.id ? 'them' : to}: ${name(event)}`,
  );
  const { status, body } = answer;
  // Less time is left a second later.
  const text = JSON.stringify(body).replaceAll(/(rings|lasts)_for_ms":\d+/g, '$1_for_ms":0');
  const isRefused = status >= 400;
  const code = body?.code ?? (status === 404 ? 'not_found' : '');
  const isSame = !rule.isLook && changed.length === 0 && told.length === 0;
  const word = isRefused ? (refusals[code] ?? code) : isSame ? 'same' : (rule.word?.(body, them) ?? 'yes');
  const mark = told.some((event) => event.startsWith('them')) ? '!' : '';
  return { word: word + mark, told: told.toSorted(), changed, body: text, isRefused };
}

/** Returns the faults of the second time. A repeated request has the same response, and changes and tells nothing. */
function faultsOfRepeating(rule: Rule, first: Outcome, again: Outcome): string[] {
  const faults = [];
  const body = rule.stands ? first.body.replace('"standing":null', `"standing":"${rule.stands}"`) : first.body;
  if (again.body !== body) faults.push(`has another response: ${first.body} then ${again.body}`);
  if (!rule.isLive && again.changed.length > 0) faults.push(`changes ${again.changed.join(', ')}`);
  const isToldAgain = (event: string) => rule.isToldAgain !== undefined && !event.includes('notification');
  if (again.told.join() !== first.told.filter(isToldAgain).join())
    faults.push(`tells ${again.told.join(', ') || 'nobody'}`);
  return faults.map((fault) => `a second time ${fault}`);
}

/** Runs a rule by one of the two, and a second time. @returns the word of the cell, and what is wrong */
async function runTwice(rule: Rule, sides: [Side, Side, Pair], connection: OneConnection) {
  const [me, them] = sides;
  const { result } = await connection.undone([me.id, them.id], async () => {
    await rule.before?.(me, them);
    await connection.takeChanges();
    const first = await run(rule, sides, connection);
    const faults =
      first.isRefused && first.changed.length > 0 ? [`is refused and changes ${first.changed.join()}`] : [];
    if (first.isRefused || rule.isLook) return { first, faults };
    // A second later, so that a time that is written anew is a change.
    clock.advance(1000);
    const again = await run(rule, sides, connection).finally(() => clock.advance(-1000));
    return { first, faults: [...faults, ...faultsOfRepeating(rule, first, again)] };
  });
  return result;
}

/** Fills the tables with what comes of the rules between these pairs. */
async function fillTables(pairs: Record<string, Pair>, connection: OneConnection) {
  const found: Table = {};
  const wrong: string[] = [];
  for (const [name, cells] of Object.entries(expected))
    for (const situation of Object.keys(cells)) {
      const [rule, pair] = [rules[name], pairs[situation]];
      if (!rule || !pair) throw new Error(`There is no rule "${name}" or no situation "${situation}"`);
      const words: string[] = [];
      for (const [me, them] of [
        [pair.a, pair.b],
        [pair.b, pair.a],
      ] as const) {
        const { first, faults } = await runTwice(rule, [me, them, pair], connection);
        const events = first.told.join(', ');
        if (events !== '' && !tells[name]?.includes(events)) faults.push(`tells ${events}`);
        wrong.push(...faults.map((fault) => `${name}, ${situation}, ${me === pair.a ? 'A' : 'B'}: ${fault}`));
        words.push(first.word);
      }
      (found[name] ??= {})[situation] = words[0] === words[1] ? (words[0] ?? '') : words.join('/');
    }
  return { found, faults: wrong };
}

/** Undoes what `work` changes through the app. */
async function undoing<Result>(work: (connection: OneConnection) => Promise<Result>): Promise<Result> {
  // Changes of before are no outcome of a rule.
  const connection = await onOneConnection(serving);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

const moments = {
  before: { first: 'A', built: '2026-11-30T20:59:30Z', asked: '2026-11-30T20:59:45Z' },
  after: { first: 'B', built: '2026-11-30T20:59:50Z', asked: '2026-11-30T21:00:10Z' },
} as const;

test.each(['before', 'after'] as const)('the rules between two hold for both of them %s midnight', async (moment) => {
  const { first, built, asked } = moments[moment];
  clock.set(built);
  const pairs: Record<string, Pair> = {};
  for (const [at, [situation, build]] of Object.entries(situations).entries()) {
    const pair = await createPair(testApp, moment === 'before' ? at : 100 + at, first);
    await build(steps, pair);
    pairs[situation] = pair;
  }
  clock.set(asked);
  const { found, faults } = await undoing((connection) => fillTables(pairs, connection));
  const wanted: Table = {};
  for (const [name, cells] of Object.entries(expected))
    for (const [situation, cell] of Object.entries(cells)) (wanted[name] ??= {})[situation] = cellAt(cell, moment);
  expect({ faults, found }).toEqual({ faults: [], found: wanted });
});

test('every rule has a column, every situation a line, and every request about another member a rule', () => {
  expect(Object.keys(expected).toSorted()).toEqual(Object.keys(rules).toSorted());
  const lines = new Set(Object.values(expected).flatMap((cells) => Object.keys(cells)));
  expect([...lines].toSorted()).toEqual(Object.keys(situations).toSorted());
  const held = Object.values(rules).flatMap((rule) => rule.endpoints);
  expect(held.filter((name) => withoutRule.includes(name))).toEqual([]);
  const members = Object.entries(endpoints).filter(
    ([, { access, path }]) => access === 'member' || path.startsWith('/media/'),
  );
  expect([...new Set([...held, ...withoutRule])].toSorted()).toEqual(members.map(([name]) => name).toSorted());
});

test('of themselves, members only see what others see', async () => {
  const me = await createSide(testApp, 20_000, 'female');
  const pair = { a: me, b: me, callId: '77777777-7777-4777-8777-777777777777' };
  const found = await undoing(async (connection) => {
    const words: Record<string, string> = {};
    for (const [name, rule] of Object.entries(rules)) {
      const { result } = await connection.undone([me.id], () => run(rule, [me, me, pair], connection));
      words[name] = result.word;
    }
    return words;
  });
  expect(found).toEqual({ ...Object.fromEntries(Object.keys(rules).map((name) => [name, 'no'])), ...ofOneself });
});
