import { gone, type Actor, middles, type Person, type PersonName } from './people.fixture.ts';
import type { Message } from './world.fixture.ts';

/** Decides if a request gets through, or something may change, by the relation of the object's owner to the actor. */
export type Rule = (actor: Actor, owner: Person | null) => boolean;

/** The people who are a match of the two in the middle. */
const matches: readonly string[] = ['match', 'inactive', 'suspended', 'banned', 'matched moderator'];

const isMiddle = ({ name }: Person) => (middles as readonly string[]).includes(name);

/**
 * Finds the history of two people, one of whom is in the middle: it is named like the other person. Null for people who
 * have never met.
 */
function historyOf(one: Person, other: Person): PersonName | null {
  if (isMiddle(one) === isMiddle(other)) return null;
  return isMiddle(one) ? other.name : one.name;
}

/** One of the two has blocked the other or ended their match. */
export const isSeparated = ({ person }: Pick<Actor, 'person'>, owner: Person | null): boolean =>
  person !== null && owner !== null && ['former match', 'blocker', 'blocked'].includes(historyOf(person, owner) ?? '');

/** The actor has a session, and it has not ended. */
export const isSignedIn = ({ person }: Actor): boolean => person !== null && !gone.includes(person.name);
export const isModerator = (actor: Actor): boolean =>
  isSignedIn(actor) && actor.person?.name.endsWith('moderator') === true;

/** The actor is a reviewer who may look at the owner's cases: no match of theirs, and not one who has reported them. */
export function mayReview(actor: Actor, owner: Person | null): boolean {
  if (!isModerator(actor) || owner === null || actor.person === owner) return false;
  return !areMatched(actor, owner) && !(actor.person?.name === 'reporting moderator' && isMiddle(owner));
}

export const isOwn = ({ person }: Actor, owner: Person | null): boolean => person !== null && person === owner;

/** The other person has liked the actor, so they are shown to the actor even if they hide from everybody else. */
export function likesActor(actor: Person, owner: Person): boolean {
  const history = historyOf(actor, owner);
  if (history === null) return false;
  return isMiddle(owner)
    ? ['liked', 'shown to liked', 'deleted', ...matches].includes(history)
    : ['likes', 'deleted', ...matches].includes(history);
}

/** The person has a profile that others may see. */
const isShown = ({ name }: Person): boolean =>
  !['newcomer', 'inactive', 'deleted', 'banned', 'suspended'].includes(name);

/** The actor may see the owner's profile. */
export function maySee(actor: Actor, owner: Person | null): boolean {
  const { person } = actor;
  if (!isSignedIn(actor) || person === null || owner === null) return false;
  // A paused member stays visible to their matches.
  if (owner.name === 'inactive') return person !== owner && areMatched(actor, owner);
  if (!isShown(owner)) return false;
  if (person === owner) return true;
  if (isSeparated(actor, owner)) return false;
  return !['hidden', 'shown to liked'].includes(owner.name) || likesActor(person, owner);
}

/** The two are matched, and both accounts exist. */
export function areMatched({ person }: Actor, owner: Person | null): boolean {
  if (person === null || owner === null) return false;
  return matches.includes(historyOf(person, owner) ?? '');
}

/** The owner's account exists. */
export const exists = (owner: Person | null): boolean => owner !== null && owner.name !== 'deleted';

/** The owner's birthday is shown to the actor. */
export function maySeeHidden(actor: Actor, owner: Person | null): boolean {
  return owner?.name !== 'hidden' || isOwn(actor, owner);
}

/** The owner may be in the actor's deck. */
export function maySwipe(actor: Actor, owner: Person | null): boolean {
  return !isOwn(actor, owner) && owner?.name !== 'inactive' && maySee(actor, owner);
}

export const isVerified = ({ person }: Actor): boolean =>
  person !== null && !['unverified', 'newcomer'].includes(person.name);

/** The actor has liked the owner. */
export function hasLiked({ person }: Actor, owner: Person | null): boolean {
  return person !== null && owner !== null && likesActor(owner, person);
}

/** The actor keeps the owner for later: everybody around keeps the two in the middle. */
export const keeps = ({ person }: Actor, owner: Person | null): boolean =>
  person !== null && owner !== null && !isMiddle(person) && isMiddle(owner);

/** The owner has liked the actor. */
export function isLikedBy({ person }: Actor, owner: Person | null): boolean {
  return person !== null && owner !== null && likesActor(person, owner);
}

export const everybody: Rule = () => true;
export const nobody: Rule = () => false;
export const ofMatch: Rule = (actor, owner) => isSignedIn(actor) && areMatched(actor, owner);
export const ofOwner: Rule = (actor, owner) => isSignedIn(actor) && isOwn(actor, owner);
export const ofOthers: Rule = (actor, owner) => isSignedIn(actor) && !isOwn(actor, owner);

/** The actor is the sender or the receiver of the message, and they are still matched. */
export const isBetween = (actor: Actor, { from, to }: Message): boolean =>
  isSignedIn(actor) &&
  (actor.person === from || actor.person === to) &&
  areMatched(actor, actor.person === to ? from : to);
/** Returns the list if a rule is fulfilled, otherwise an empty one. */
export const whole = (list: readonly string[], when: Rule) => (actor: Actor, owner: Person | null) =>
  when(actor, owner) ? list : [];

/** The kinds of data on a person's profile that the actor sees. */
export function profileOf(actor: Actor, owner: Person | null): readonly string[] {
  const more = areMatched(actor, owner) ? ['address'] : [];
  return ['name', 'bio', 'interest', 'prompt', 'photo', ...(maySeeHidden(actor, owner) ? ['birthday'] : []), ...more];
}
