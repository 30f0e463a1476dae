import { expect, test } from 'vitest';
import { personalTables } from '../../features/personal-data/personal-tables.ts';
import { tellCourse, type Step } from '../tell-course.ts';
import { actsAtLimits } from './acts-at-limits.ts';
import { actsInStates, actsOfDays, plantedPassword, states } from './acts-in-states.ts';
import { createAccountsWorld } from './accounts-world.ts';
import { actsOfAccounts } from './acts-of-accounts.ts';
import type { AccountAct, Condition } from './account-act.ts';

type World = Awaited<ReturnType<typeof createAccountsWorld>>;

/** Half a minute passes, so that a code of the second step is another one than that of the last act. */
const stepMs = 31_000;

/** Something happens to the member of the phone, or to another one. */
const happen = ({ database, browserOf }: World, { words, statement }: Condition, id?: number): Step => [
  words,
  async () => void (await database.pool.query(statement, [id ?? browserOf('phone').userId])),
];

/** Lines that are there several times are told once, and what an account leaves behind is counted by its tables. */
function fold(step: string): string {
  const [first = '', ...lines] = step.split('\n');
  const isDeleted = lines.some((line) => line.startsWith('  - users'));
  const counts = new Map<string, number>();
  for (const line of lines) {
    const told = isDeleted
      ? line.replace(/^(  - \w+) .*$/, '$1').replace(/("session_ids":)\[.*?\]/, '$1"(all)"')
      : line;
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  return [first, ...[...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line))].join('\n');
}

const allTables = Object.keys(personalTables);
/** Each check of a password is counted. That is told once, where some are wrong. */
const withoutTries = allTables.filter((table) => table !== 'account_tries');

const tellActs = (
  world: World,
  acts: readonly AccountAct[],
  stepsOf: (act: AccountAct) => readonly Step[],
  tables?: readonly string[],
): Promise<string> =>
  tellSteps(
    world,
    acts.flatMap((act) => [...(act.needs ? [happen(world, act.needs)] : []), ...stepsOf(act)]),
    tables,
  );

async function tellSteps(world: World, steps: readonly Step[], tables: readonly string[] = withoutTries) {
  const course = await tellCourse(world, steps, tables);
  return course
    .trimEnd()
    .split(/\n(?=== )/)
    .map(fold)
    .join('\n');
}

/** A step that sends a request once, perhaps that of another browser. */
const sendOnce = (world: World, words: string, request: AccountAct, by: string = request.by): Step => [
  words,
  () => {
    world.clock.advance(stepMs);
    const isOwn = by === request.by;
    return world.tell(request, async () => [await world.send(by, world.requestOf(request.by, request), isOwn)]);
  },
];

test('what members do for their accounts, and what the same requests do a second time', async () => {
  const world = await createAccountsWorld();
  const told = await tellActs(world, actsOfAccounts, (act) => {
    let request: ReturnType<World['requestOf']> | undefined;
    const send = async () => {
      request ??= world.requestOf(act.by, act);
      return [await world.send(act.by, request)];
    };
    return [
      [act.words, () => (world.clock.advance(stepMs), world.tell(act, send))],
      [`${act.words} again`, () => world.tell(act, send)],
    ];
  });
  await expect(`${told}\n`).toMatchFileSnapshot('./in-words/acts-of-accounts-again.txt');
});

/** Which of two requests is the first is open, so the ids say nothing. */
const anyOrder = (told: string): string =>
  told
    .split(/\n(?=== )/)
    .map((step) => {
      const [first = '', ...lines] = step.replaceAll(/#\d+|(?<=key |"id":|"told_batch":)\d+/g, 'new').split('\n');
      return fold([first, ...lines.toSorted()].join('\n'));
    })
    .join('\n');

test('what members do for their accounts on two devices at once', async () => {
  const world = await createAccountsWorld();
  const told = await tellActs(world, actsOfAccounts, (act) => {
    const other = act.isOfOneBrowser || act.by === 'nobody' ? act.by : act.by === 'phone' ? 'tablet' : 'phone';
    const sendBoth = () => {
      const request = world.requestOf(act.by, act);
      return Promise.all([act.by, other].map((by) => world.send(by, request)));
    };
    return [
      [act.words, () => (world.clock.advance(stepMs), world.tell(act, sendBoth))],
      ...(act.draws ? [sendOnce(world, `${act.words} once more`, act)] : []),
    ];
  });
  await expect(`${anyOrder(told)}\n`).toMatchFileSnapshot('./in-words/acts-of-accounts-at-once.txt');
});

test('what members do for their accounts once they were refused', async () => {
  const world = await createAccountsWorld();
  const acts = actsOfAccounts.flatMap(({ refused = [], needs, ...act }) => [
    ...refused.map((body) => ({ ...act, words: `${act.words}, refused`, body })),
    { ...act, ...(needs && { needs }) },
  ]);
  const told = await tellActs(world, acts, (act) => [sendOnce(world, act.words, act)], allTables);
  await expect(`${told}\n`).toMatchFileSnapshot('./in-words/acts-of-accounts-once-refused.txt');
});

test('what others do with what is a member’s own, and that it is still possible then', async () => {
  const world = await createAccountsWorld();
  const credentials = { email: 'highmatch@example.com', password: plantedPassword };
  await world.send('another one', { method: 'POST', path: 'token/', body: credentials });
  const told = await tellActs(world, actsOfAccounts, (act) => [
    ...(act.isTheirs ? [sendOnce(world, `another one ${act.words}`, act, 'another one')] : []),
    ...(act.isTheirs && act.path === 'token/refresh/'
      ? [sendOnce(world, `a browser without a cookie ${act.words}`, act, 'nobody')]
      : []),
    sendOnce(world, act.words, act),
  ]);
  await expect(`${told}\n`).toMatchFileSnapshot('./in-words/acts-of-accounts-by-others.txt');
});

test('what is possible with an account that is paused, restricted or a reviewer’s', async () => {
  const world = await createAccountsWorld();
  const steps = states.flatMap((state): Step[] => [
    ['somebody else takes the browsers', async () => world.forget()],
    happen(world, { ...state, words: `${state.email} ${state.words}` }, state.id),
    ...actsInStates(state).map((act) => sendOnce(world, act.words, act)),
  ]);
  await expect(`${await tellSteps(world, steps)}\n`).toMatchFileSnapshot('./in-words/acts-of-accounts-in-states.txt');
});

test.each([
  ['just before and just after midnight in Nairobi', 'by-day', actsOfDays],
  ['until a limit is reached, and after that', 'at-limits', actsAtLimits],
] as const)('what members do for their accounts %s', async (_, name, acts) => {
  const world = await createAccountsWorld();
  const steps = acts.map((each): Step => {
    if ('clock' in each) return [each.clock, async () => world.clock.set(each.clock)];
    return 'path' in each ? sendOnce(world, each.words, each) : happen(world, each);
  });
  await expect(`${await tellSteps(world, steps)}\n`).toMatchFileSnapshot(`./in-words/acts-of-accounts-${name}.txt`);
});
