import type { Intent, Near } from '@mwanzo/contract/people/options';
import { preferencesOf } from '../../server/src/features/people/profiles/index.ts';
import type { DemoPerson } from './data/demo-person.ts';

const notChosen = { lookingFor: null, minAge: null, maxAge: null, near: null, wants: null, verifiedOnly: false };

/** For somebody who has just signed up: no intent, and no preferences. */
export const columnsBeforeChoosing = {
  intent: null,
  shows_intent: true,
  looking_for: null,
  min_age: null,
  max_age: null,
  near: null,
  wants: null,
  verified_only: false,
};

/** Of ten people as many want the same as this list has it. */
const intentsOfTen: readonly (Intent | null)[] = [
  'relationship',
  'not-sure',
  'relationship',
  'friends',
  'relationship',
  null,
  'relationship',
  'casual',
  'relationship',
  'friends',
];

/** A number that is always the same for a person. */
const numberOf = (person: DemoPerson) => [...person.key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * Says what a demo person wants, as columns of `profiles`. Everybody has chosen, so the decks hold no surprise. Those
 * who like everybody back ask for nothing, so that one person alone can try out a match; of the others some ask for
 * much.
 */
export function preferenceColumns(person: DemoPerson) {
  const number = numberOf(person);
  const asks = person.likesBack || person.key === 'amina' || person.key === 'brian' ? null : number % 8;
  const near: Near = asks === 1 ? 'neighbours' : 'anywhere';
  return {
    intent: intentsOfTen[number % intentsOfTen.length] ?? null,
    shows_intent: number % 9 !== 0,
    looking_for: preferencesOf({ ...person, ...notChosen }).looking_for,
    min_age: asks === null ? 18 : Math.max(18, person.age - 12),
    max_age: asks === null || person.age > 50 ? 100 : person.age + 15,
    near,
    wants: asks === 3 ? ['relationship', 'not-sure'] : null,
    verified_only: asks === 5,
  };
}
