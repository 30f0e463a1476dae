import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import { isBytesResponse } from '@mwanzo/contract/endpoint';
import { afterAll, expect, test, vi } from 'vitest';
import { createPhotoPaths } from '../gateways/photo-storage/signed-photo-path.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { missingId, type Call, type Calls, type Request, type Words } from './calls.fixture.ts';
import { callsAboutCalls } from './calls-about-calls.fixture.ts';
import { callsAboutMessages } from './calls-about-messages.fixture.ts';
import { callsAboutObjects, callsThatEndSessions } from './calls-about-objects.fixture.ts';
import { callsAboutOneself } from './calls-about-oneself.fixture.ts';
import { callsAboutPeople } from './calls-about-people.fixture.ts';
import { callsOfEverybody } from './calls-of-everybody.fixture.ts';
import { callsOfModerators } from './calls-of-moderators.fixture.ts';
import { followChanges } from '../testing/follow-changes.ts';
import { onOneConnection } from '../testing/one-connection.ts';
import { birthdayOf, kinds, type Actor, type Person } from './people.fixture.ts';
import { isModerator, maySee } from './rules.fixture.ts';
import { createWorld } from './world.fixture.ts';

// Every call of the contract, by every actor, about every person: the table says who gets through, whose data the
// response contains, and which tables change. A response is judged by texts that only one person's data has, not only
// by its status.

vi.setConfig({ testTimeout: 300_000 });

const testApp = await buildTestApp({ requirePhoto: false, logLevel: 'error' });
// A mail that is still being written would delay the next one, and its statements would count for another request.
if (testApp.dependencies.mailer) vi.spyOn(testApp.dependencies.mailer, 'send').mockResolvedValue();
const world = await createWorld(testApp);
await followChanges(testApp.database);
const connection = await onOneConnection(testApp.serving);
afterAll(() => connection.end());
const expired = { ...world.person('match') };
const actors: Actor[] = [
  { name: 'anonymous', person: null, headers: {}, ...signersOf(7_777_777) },
  { name: 'expired', person: null, headers: await expiredHeaders(expired), ...signersOf(7_777_777) },
  ...world.people.map((person) => ({
    name: person.name,
    person,
    headers: person.headers,
    ...signersOf(person.id),
  })),
];

function signersOf(id: number) {
  const sign = createPhotoPaths(testApp.config.secretKey, testApp.clock).signFor(id);
  const signMedia = testApp.signMediaFor(id);
  return { sign: (key: string) => sign(key, 480), signMedia: (key: string) => signMedia(key, 'photo.webp') };
}

async function expiredHeaders({ id }: Person) {
  const now = testApp.clock.now();
  testApp.clock.set(new Date(now.getTime() - 3_600_000).toISOString());
  const token = await testApp.tokens.issue({ userId: id, role: 'member' }, id);
  testApp.clock.set(now.toISOString());
  return { authorization: `Bearer ${token}` };
}

const marks = new RegExp(`zq([a-z])(${kinds.join('|')})q|c0ffee(\\d\\d)([01])|(19\\d\\d-03-\\d\\d)`, 'gi');
const letters = new Map(world.people.map((person) => [person.letter, person]));
const birthdays = new Map(world.people.map((person, at) => [birthdayOf(at), person]));

/** The people whose data a text contains, and the kinds of it: "match words". */
function findData(body: string, actor: Actor): Set<string> {
  const found = new Set<string>();
  for (const [, letter, kind, key, held, birthday] of body.matchAll(marks)) {
    const owner = birthday
      ? birthdays.get(birthday)
      : key
        ? world.people[Number(key)]
        : letters.get(letter?.toLowerCase() ?? '');
    const what = birthday ? 'birthday' : key ? (held === '1' ? 'held' : 'photo') : (kind?.toLowerCase() ?? '');
    if (owner && owner !== actor.person) found.add(`${owner.name} ${what}`);
  }
  return found;
}

/** One of the reviewers has claimed this case just now. */
const hold = ([kind, id]: readonly [string, number]): string =>
  `insert into review_claims values (${world.person('moderator').id}, '${kind}', ${id},
    '${testApp.clock.now().toISOString()}')`;

interface Judgement {
  readonly problems: readonly string[];
  /** The response, if the request was refused as expected. */
  readonly refusal: string | null;
}

async function judge(name: EndpointName, call: Call, actor: Actor, request: Request): Promise<Judgement> {
  const { method, status, response } = endpoints[name];
  const send = () =>
    testApp.inject({
      method,
      url: request.url,
      headers: actor.headers,
      ...(request.payload && { payload: request.payload }),
    });
  const who = [actor.person?.id ?? 0, request.of?.id ?? missingId, ...(request.others ?? []).map(({ id }) => id)];
  const { result, changed } = await connection.undone(who, send, request.held && hold(request.held));
  for (const change of changed) made.add(change);
  const passes = (request.passes ?? call.passes)(actor, request.of, world);
  const body = result.body;
  const data = findData(body, actor);
  const problems: string[] = [];
  if (result.statusCode >= 500) problems.push(`got a ${result.statusCode}`);
  else if ((result.statusCode === status) !== passes)
    problems.push(
      `${passes ? 'was refused' : 'got through'} with ${result.statusCode} ` +
        `${isBytesResponse(response) ? '' : body.slice(0, 120)}`,
    );
  const words = (list: Words = []) => (passes ? (typeof list === 'function' ? list(actor, request.of) : list) : []);
  const shown = words(call.shows);
  const listed = new Set(passes ? call.lists?.(actor, world) : []);
  const leaked = [...data].filter(
    (each) =>
      !listed.has(each) && !(each.startsWith(`${request.of?.name} `) && shown.includes(each.split(' ').at(-1) ?? '')),
  );
  if (leaked.length > 0) problems.push(`was shown ${leaked.join(', ')}`);
  const allowed = new Set(passes ? words(request.writes ?? call.writes) : call.refusal);
  const wrong = changed.filter((each) => !allowed.has(each));
  if (wrong.length > 0) problems.push(`changed ${wrong.join(', ')}`);
  return {
    problems: problems.map((problem) => `${name}: ${actor.name} about ${request.object} ${problem}`),
    refusal: passes ? null : `${result.statusCode} ${body}`,
  };
}

let cells = 0;
/** The changes that all requests together have made. */
const made = new Set<string>();
// A new call does not compile without a rule.
const calls: Calls = {
  ...callsOfEverybody,
  ...callsAboutOneself,
  ...callsAboutPeople,
  ...callsAboutMessages,
  ...callsAboutCalls,
  ...callsAboutObjects,
  ...callsOfModerators,
  ...callsThatEndSessions,
};
test.each(Object.entries(calls) as [EndpointName, Call][])('%s', async (name, call) => {
  const problems: string[] = [];
  for (const actor of actors) {
    const refused: { request: Request; refusal: string }[] = [];
    for (const request of call.ask(world, actor)) {
      cells += 1;
      const { problems: found, refusal } = await judge(name, call, actor, request);
      problems.push(...found);
      if (refusal !== null) refused.push({ request, refusal });
    }
    // A refused actor cannot tell a hidden object from one that does not exist.
    const missing = new Set(
      refused.filter(({ request }) => request.object === 'missing').map(({ refusal }) => refusal),
    );
    for (const { request, refusal } of isModerator(actor) || missing.size === 0 ? [] : refused)
      if (request.of !== actor.person && !maySee(actor, request.of) && !missing.has(refusal))
        problems.push(
          `${name}: ${actor.name} about ${request.object} got ${refusal}, not ${[...missing].join(' or ')}`,
        );
  }
  expect(problems).toEqual([]);
});

test('the table has at least 25,000 cells, and saw the changes of many tables', () => {
  expect(cells).toBeGreaterThanOrEqual(25_000);
  expect([made.has('messages:insert'), made.has('pairs:update'), made.has('pairs:update of bystanders')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(made.size).toBeGreaterThan(60);
});
