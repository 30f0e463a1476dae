import { endpoints, type EndpointName } from '@mwanzo/contract/endpoints';
import { afterAll, expect, test, vi } from 'vitest';
import { Secret } from '../../config/secret.ts';
import { makeVapidKey, publicVapidKey } from '../../config/vapid-keys.ts';
import { createStagedPayments } from '../../features/billing/payments/payments-world.fixture.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { followChanges } from '../../testing/follow-changes.ts';
import { onOneConnection } from '../../testing/one-connection.ts';
import { withoutRule } from '../between-two/expected.fixture.ts';
import { callsAboutMessages } from '../calls-about-messages.fixture.ts';
import { callsAboutObjects, callsThatEndSessions } from '../calls-about-objects.fixture.ts';
import { callsAboutOneself } from '../calls-about-oneself.fixture.ts';
import { callsAboutPeople } from '../calls-about-people.fixture.ts';
import { callsOfEverybody } from '../calls-of-everybody.fixture.ts';
import { callsOfModerators } from '../calls-of-moderators.fixture.ts';
import type { Call } from '../calls.fixture.ts';
import type { Actor } from '../people.fixture.ts';
import { createWorld } from '../world.fixture.ts';
import type { Ask, AskingWorld } from './ask.fixture.ts';
import { asksOfAccounts } from './asks-of-accounts.fixture.ts';
import { asksOfThings } from './asks-of-things.fixture.ts';
import { notRepeated, repeatedCalls } from './repeated-calls.fixture.ts';

// Phones send again what has no response. The table says what comes of the second time.

vi.setConfig({ testTimeout: 120_000 });

const { staged, payments } = createStagedPayments();
const key = makeVapidKey();
const testApp = await buildTestApp(
  { vapid: { publicKey: publicVapidKey(key), privateKey: new Secret(key), subject: 'mailto:a@b.test' } },
  { payments, checkout: { kind: 'mpesa', pretendPhonePort: null, callbackOrigin: 'https://mwanzo.test' } },
);
const { clock, database, dependencies, events, inject, serving } = testApp;
const told: string[] = [];
const mails = new Map<string, string>();
if (dependencies.mailer)
  vi.spyOn(dependencies.mailer, 'send').mockImplementation(async ({ to, text }, { onHandover } = {}) => {
    await onHandover?.();
    told.push('mail');
    mails.set(to, text);
  });
events.subscribe(({ event }) => told.push(`event ${event.type}`));
const world = await createWorld(testApp);

const calls: Partial<Record<EndpointName, Call>> = {
  ...callsOfEverybody,
  ...callsAboutOneself,
  ...callsAboutPeople,
  ...callsAboutMessages,
  ...callsAboutObjects,
  ...callsOfModerators,
  ...callsThatEndSessions,
};
const own: Partial<Record<EndpointName, (world: AskingWorld) => Promise<Ask>>> = { ...asksOfAccounts, ...asksOfThings };
/** The requests that write, without those between two members. The last one is that which signs its member out. */
const names = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => {
    const { method, access } = endpoints[name];
    return method !== 'GET' && (access !== 'member' || withoutRule.includes(name));
  })
  .toSorted((one, other) => Number(one === 'endSession') - Number(other === 'endSession'));

/** Prepares a request that gets through. */
interface Repeated {
  readonly make: () => Promise<Ask>;
  /** The statement that lets a reviewer hold a case. */
  readonly before?: string;
}

const asking: AskingWorld = { testApp, mailTo: (address) => mails.get(address) ?? '', prompts: staged.prompts };

/** The request that somebody of its own sends, or else those of the permission table by a few people. */
function requestsOf(name: EndpointName): Repeated[] {
  const make = own[name];
  if (make) return [{ make: () => make(asking) }];
  const call = calls[name];
  const found: Repeated[] = [];
  for (const person of call ? world.people : []) {
    const actor: Actor = { name: person.name, person, headers: person.headers, sign: () => '', signMedia: () => '' };
    const passing = call?.ask(world, actor).find((each) => (each.passes ?? call.passes)(actor, each.of, world));
    if (!passing || found.length === 3) continue;
    const { url, payload, held } = passing;
    const ask = { url, headers: person.headers, ...(payload && { payload }) };
    const hold = held && `insert into review_claims values (${person.id}, '${held[0]}', ${held[1]}, now())`;
    found.push({ make: async () => ask, ...(hold && { before: hold }) });
  }
  return found;
}

await followChanges(database);
const connection = await onOneConnection(serving);
afterAll(() => connection.end());

async function send(name: EndpointName, ask: Ask) {
  told.length = 0;
  const { statusCode, body } = await inject({ method: endpoints[name].method, ...ask });
  const changed = (await connection.takeChanges()).map((change) => change.replace(/ of .*/, ''));
  return { code: statusCode < 400 ? null : codeOf(body), body, done: [...new Set([...changed, ...told])].toSorted() };
}

const codeOf = (body: string) => String((JSON.parse(body) as { code?: string }).code);

/** The words for the second time of a request. Null if the first one has changed nothing. */
async function repeat(name: EndpointName, { make, before }: Repeated): Promise<string | null> {
  const sendTwice = async () => {
    const ask = await make();
    await connection.takeChanges();
    const first = await send(name, ask);
    if (first.code !== null) return `first refused: ${first.body}`;
    if (first.done.length === 0) return null;
    // A second later, so that a time that is written again is a change.
    clock.advance(1000);
    const { code, body, done } = await send(name, ask).finally(() => clock.advance(-1000));
    return [code ?? (body === first.body ? 'same' : 'other'), ...done].join(', ');
  };
  return (await connection.undone([], sendTwice, before)).result;
}

test('a request that is sent again does what the table says', async () => {
  const found: Partial<Record<EndpointName, string>> = {};
  for (const name of names.filter((each) => !(each in notRepeated))) {
    const words = new Set<string | null>();
    for (const request of requestsOf(name)) words.add(await repeat(name, request));
    found[name] = [...words]
      .filter((word) => word !== null)
      .toSorted()
      .join(' | ');
  }
  expect(found).toEqual(repeatedCalls);
});
