import type { EndpointName } from '@mwanzo/contract/endpoints';
import type { ClaimKind } from '../features/core/claims/claim-rules.ts';
import type { Actor, Person } from './people.fixture.ts';
import type { Owned } from './objects.fixture.ts';
import type { Message, World } from './world.fixture.ts';

/** One request: the owner of the object that it names (null if nobody owns it), and the content. */
export interface Request {
  readonly object: string;
  readonly of: Person | null;
  readonly url: string;
  readonly payload?: object;
  /** Others whom it names. What it changes may be theirs too, and nobody else's. */
  readonly others?: readonly Person[];
  /** These rules replace the call's own rules where they depend on the content. */
  readonly passes?: Call['passes'];
  readonly writes?: Words;
  /** The case that one of the reviewers holds before the request. */
  readonly held?: readonly [kind: ClaimKind, id: number];
}

/** A call of the API: its requests by an actor, the actors who get through, and the tables that may change then. */
export interface Call {
  readonly ask: (world: World, actor: Actor) => readonly Request[];
  /** The actors who get through, by the relation of the object's owner to the actor. */
  readonly passes: (actor: Actor, owner: Person | null, world: World) => boolean;
  /**
   * The tables whose rows may change when the request passes, and how: "pairs:update" for the actor's own rows,
   * "photos:delete of others" for those of the object's owner, "keeps:delete of bystanders" if they name anybody else.
   */
  readonly writes?: Words;
  /** The tables whose rows may change when the request does not pass, such as counted attempts. */
  readonly refusal?: readonly string[];
  /**
   * The data of others that the response may contain when the request passes. The actor's own data is always allowed.
   */
  readonly shows?: Words;
  /** The data that a list may contain, by person: "person kind". It replaces `shows`. */
  readonly lists?: (actor: Actor, world: World) => readonly string[];
}
/** A rule with a constant result, or one that depends on the actor and the object's owner. */
export type Words = readonly string[] | ((actor: Actor, owner: Person | null) => readonly string[]);
export type Calls = Readonly<Record<EndpointName, Call>>;

/** One request without an object. */
export const once =
  (url: string, payload?: object): Call['ask'] =>
  () => [{ object: '-', of: null, url, ...(payload && { payload }) }];

/** The number of a member who does not exist. */
export const missingId = 7_777_777;

/** One request for the object of each person, and one for an object that does not exist. */
export function each(
  build: (
    owned: Owned,
    person: Person,
    actor: Actor,
  ) => Pick<Request, 'url' | 'payload' | 'passes' | 'writes' | 'held'>,
): Call['ask'] {
  return (world, actor) => {
    const missing: Person = { ...world.person('stranger'), id: missingId, letter: 'z' };
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
      ask: 7_777_777,
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

/** One request for each stored message. The sender counts as its owner. */
export function eachMessage(
  build: (message: Message, actor: Actor) => Pick<Request, 'url' | 'payload' | 'passes' | 'writes'>,
): Call['ask'] {
  return ({ messages }, actor) =>
    messages.map((message) => ({
      object: `message ${message.from.name} to ${message.to.name}`,
      of: message.from,
      others: [message.to],
      ...build(message, actor),
    }));
}

/** Names tables in which a call may change rows of the actor and rows of other members. */
export const anybodys = (tables: readonly string[]): readonly string[] =>
  tables.flatMap((table) => [table, `${table} of others`]);

/** The requests of several rules together. */
export const all =
  (...asks: Call['ask'][]): Call['ask'] =>
  (world, actor) =>
    asks.flatMap((ask) => ask(world, actor));
