import type { EndpointName } from '@mwanzo/contract/endpoints';
import type { Actor, Person } from './people.fixture.ts';
import type { Owned } from './objects.fixture.ts';
import type { Message, World } from './world.fixture.ts';

/** One request: of whom the object is that it names (null: of nobody), and what is sent. */
export interface Request {
  readonly object: string;
  readonly of: Person | null;
  readonly url: string;
  readonly payload?: object;
  /** In place of the call's own rules, where they differ by what is asked. */
  readonly passes?: Call['passes'];
  readonly writes?: Words;
}

/** A call: its requests by an actor, who gets through, and which tables may change then. */
export interface Call {
  readonly ask: (world: World, actor: Actor) => readonly Request[];
  /** Whom a request gets through to, by what its object's owner is to the actor. */
  readonly passes: (actor: Actor, owner: Person | null, world: World) => boolean;
  /** Tables of which own rows may change when it passes, and how: "pairs:update"; "photos:delete of others" for theirs. */
  readonly writes?: Words;
  /** Tables of which rows may change when it does not pass, such as counted tries. */
  readonly refusal?: readonly string[];
  /** What of others may be in the response when it passes. One's own may always be. */
  readonly shows?: Words;
  /** What of a list's people may be in the response: "person what". In place of `shows`. */
  readonly lists?: (actor: Actor, world: World) => readonly string[];
}
/** Always the same, or by who asks and whose the object is. */
export type Words = readonly string[] | ((actor: Actor, owner: Person | null) => readonly string[]);
export type Calls = Readonly<Record<EndpointName, Call>>;

/** One request without an object. */
export const once =
  (url: string, payload?: object): Call['ask'] =>
  () => [{ object: '-', of: null, url, ...(payload && { payload }) }];

/** One request for what each person owns, and one for what does not exist. */
export function each(
  build: (owned: Owned, person: Person, actor: Actor) => Pick<Request, 'url' | 'payload' | 'passes' | 'writes'>,
): Call['ask'] {
  return (world, actor) => {
    const missing: Person = { ...world.person('stranger'), id: 7_777_777, letter: 'z' };
    const nothing: Owned = {
      photo: 7_777_777,
      photoKey: 'f'.repeat(32),
      heldPhoto: 7_777_777,
      heldKey: 'e'.repeat(32),
      notification: 7_777_777,
      verification: 7_777_777,
      change: 7_777_777,
      case: 7_777_777,
      decidedCase: 7_777_777,
      plan: 7_777_777,
      call: '77777777-7777-4777-8777-777777777777',
      past: '77777777-7777-4777-8777-777777777777',
      client: '77777777-7777-4777-8777-777777777777',
      push: 'https://push.test/none',
      refresh: '7'.repeat(43),
    };
    return [
      ...world.people.map((person) => ({
        object: person.name,
        of: person,
        ...build(world.owned.get(person) ?? nothing, person, actor),
      })),
      { object: 'missing', of: null, ...build(nothing, missing, actor) },
    ];
  };
}

/** One request for each message that is stored. Its sender is whose it is. */
export function eachMessage(
  build: (message: Message, actor: Actor) => Pick<Request, 'url' | 'payload' | 'passes' | 'writes'>,
): Call['ask'] {
  return ({ messages }, actor) =>
    messages.map((message) => ({
      object: `message ${message.from.name} to ${message.to.name}`,
      of: message.from,
      ...build(message, actor),
    }));
}

/** These tables may change, whosever the rows are. */
export const anybodys = (tables: readonly string[]): readonly string[] =>
  tables.flatMap((table) => [table, `${table} of others`]);

/** The requests of several rules. */
export const all =
  (...asks: Call['ask'][]): Call['ask'] =>
  (world, actor) =>
    asks.flatMap((ask) => ask(world, actor));
