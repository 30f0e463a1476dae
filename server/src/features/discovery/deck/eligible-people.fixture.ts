import type { DeckQuery } from '@mwanzo/contract/discovery/deck';
import { ageOn } from '@mwanzo/contract/nairobi-day';
import {
  genderDetails,
  genders,
  intents,
  lookingForOptions,
  nearOptions,
  orientations,
  visibilities,
} from '@mwanzo/contract/people/options';
import * as fc from 'fast-check';
import type { Database } from '../../../database/connect.ts';
import { searchWordsOf } from '../../people/profiles/index.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';

/** The day on which everything happens. */
export const today = '2026-11-21';

/** Thika and Kikuyu are in Kiambu, beside Nairobi. Kisumu is far away. */
const towns = ['Nairobi', 'Thika', 'Kikuyu', 'Kisumu', ''] as const;

const chosenPreferences = fc.record({
  lookingFor: fc.subarray([...lookingForOptions], { minLength: 1 }),
  minAge: fc.integer({ min: 18, max: 30 }),
  maxAge: fc.oneof(fc.integer({ min: 40, max: 60 }), fc.constant(100)),
  near: fc.constantFrom(...nearOptions),
  wants: fc.option(fc.subarray([...intents], { minLength: 2 })),
  verifiedOnly: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
});
export const notChosen = { lookingFor: null, minAge: null, maxAge: null, near: null, wants: null, verifiedOnly: false };

/** With even chances hardly anybody would fit, and then nobody whom one condition alone leaves out. */
const mostly = <Usual, Other>(usual: Usual, other: fc.Arbitrary<Other>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const personTraits = fc.record({
  gender: fc.option(fc.constantFrom(...genders)),
  detail: fc.option(fc.constantFrom(...genderDetails)),
  orientation: fc.option(fc.constantFrom(...orientations)),
  visibility: fc.constantFrom(...visibilities),
  age: fc.oneof(fc.integer({ min: 18, max: 60 }), fc.constantFrom(29, 30, 31, 45, 46, 47)),
  birthday: fc.constantFrom('2008-11-21', '2008-11-20', '1996-11-22', '1996-11-21', '1980-02-29', '1970-01-01'),
  isVerified: fc.boolean(),
  isSaved: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  isActive: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  town: fc.constantFrom(...towns),
  name: fc.constantFrom('Amina Wanjiru', 'Brian', 'Ámina', "Ng'ang'a"),
  interests: fc.subarray(['Hiking', 'Music', 'Nyama choma']),
  /** The viewer's answer to this member, and this member's to the viewer; null means no answer. */
  answered: mostly(null, fc.boolean()),
  answers: fc.option(fc.boolean(), { freq: 2 }),
  intent: fc.option(fc.constantFrom(...intents), { freq: 4 }),
  showsIntent: fc.integer({ min: 0, max: 4 }).map((chance) => chance > 0),
  isForLiked: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
  preferences: mostly(notChosen, chosenPreferences),
});
type Traits = typeof personTraits extends fc.Arbitrary<infer T> ? T : never;
export type Person = Traits & { id: number };

/** The first is the viewer, who sometimes has the lower and sometimes the higher id of a pair. */
export const people = fc
  .tuple(fc.array(personTraits, { minLength: 20, maxLength: 40 }), fc.boolean())
  .map(([list, isTurned]): Person[] =>
    list.map((traits, index) => ({
      ...traits,
      detail: traits.gender === 'non-binary' ? traits.detail : null,
      id: isTurned ? list.length - index : index + 1,
    })),
  );

/** The rules of docs/product/deck.md, sentence by sentence. */
function isOpenTo(person: Person, other: Person, usesHidden: boolean): boolean {
  return (!usesHidden && person.visibility !== 'everyone') || seeks(person, other);
}

function seeks(person: Person, other: Person): boolean {
  const { lookingFor } = person.preferences;
  if (lookingFor !== null) {
    const option = other.gender === 'female' ? 'women' : other.gender === 'male' ? 'men' : 'non-binary';
    return lookingFor.includes(option);
  }
  const isBinary = person.gender === 'female' || person.gender === 'male';
  if (isBinary && person.orientation === 'straight')
    return other.gender === (person.gender === 'female' ? 'male' : 'female');
  if (isBinary && (person.orientation === 'gay' || person.orientation === 'lesbian'))
    return other.gender === person.gender;
  return true;
}

type Shown = Pick<Person, 'isVerified' | 'birthday' | 'age' | 'intent' | 'showsIntent'>;

function shownAgeOf({ isVerified, birthday, age }: Shown): number {
  return isVerified ? ageOn(birthday, today) : age;
}

function publicIntentOf({ intent, showsIntent }: Shown) {
  return showsIntent ? intent : null;
}

const counties: Record<string, string> = { Nairobi: 'Nairobi', Thika: 'Kiambu', Kikuyu: 'Kiambu', Kisumu: 'Kisumu' };

/** A member without a known town has no distance: they restrict nobody, and are near to nobody. */
function isNear(person: Person, other: Person): boolean {
  const { near } = person.preferences;
  if (near === null || near === 'anywhere' || person.town === '') return true;
  const [county, otherCounty] = [counties[person.town], counties[other.town]];
  if (near === 'town') return other.town === person.town;
  if (near === 'county') return otherCounty === county;
  return other.town !== '' && (county === 'Kisumu') === (otherCounty === 'Kisumu');
}

/** Ages, intents and the badge. */
function isContentWith({ preferences }: Person, other: Person): boolean {
  const { minAge, maxAge, wants, verifiedOnly } = preferences;
  const age = shownAgeOf(other);
  const intent = publicIntentOf(other);
  if (minAge !== null && (age < minAge || age > maxAge)) return false;
  if (wants !== null && (intent === null || !wants.includes(intent))) return false;
  return !verifiedOnly || other.isVerified;
}

function locationOf(person: Person): string {
  return person.town === '' ? 'Some estate' : person.town;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('á', 'a').replaceAll("'", '');
}

export function isEligible(viewer: Person, other: Person, query: DeckQuery, usesHidden: boolean): boolean {
  if (other.id === viewer.id || !other.isSaved || !other.isActive || other.answered !== null) return false;
  if (other.isForLiked && other.answers !== true) return false;
  if (!isOpenTo(other, viewer, usesHidden) || !isContentWith(other, viewer) || !isNear(other, viewer)) return false;
  if (!isContentWith(viewer, other) || (query.location === undefined && !isNear(viewer, other))) return false;
  const { gender, orientation } = query;
  if (gender === undefined && orientation === undefined && !seeks(viewer, other)) return false;
  const shownDetail = other.visibility === 'everyone' ? other.detail : null;
  if (gender !== undefined && other.gender !== gender && shownDetail !== gender) return false;
  if (orientation !== undefined && (other.orientation !== orientation || other.visibility !== 'everyone')) return false;
  const age = shownAgeOf(other);
  const isPreferred = query.ages === 'preferred' && viewer.preferences.lookingFor !== null;
  if (!isPreferred && (age < (query.min_age ?? 0) || age > (query.max_age ?? 200))) return false;
  if (query.location !== undefined) {
    const named = towns.find((town) => town !== '' && plain(query.location ?? '').includes(plain(town)));
    if (named === undefined ? !plain(locationOf(other)).includes(plain(query.location)) : other.town !== named)
      return false;
  }
  const has = [other.name, ...other.interests].flatMap((text) => plain(text).split(' '));
  if (query.search === '!!') return false;
  return (query.search ?? '').split(' ').every((word) => has.some((text) => text.startsWith(plain(word))));
}

/** Inserts the people into an empty database. */
export async function storePeople(database: Database, all: readonly Person[]): Promise<void> {
  await removeMembers(database);
  await database.pool.query(
    `insert into users (id, email, password_hash, full_name, created_at)
      select id, id || '@mwanzo.test', 'none', 'M', now() from generate_series(1, $1::int) id`,
    [all.length],
  );
  const rows = all.map((person) => ({
    ...person,
    ...person.preferences,
    location: locationOf(person),
    words: searchWordsOf(person.name, person.interests),
  }));
  await database.pool.query(
    `insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, gender_detail,
      orientation, orientation_visibility,
       is_verified, is_active, saved_at, active_on, search_words, intent, shows_intent, shown_to,
       looking_for, min_age, max_age, near, wants, verified_only)
     select id, name, age, birthday, location, lower(location), town, gender, detail, orientation, visibility,
       "isVerified", "isActive",
       case when "isSaved" then now() end, '2026-11-21', words, intent, "showsIntent",
       case when "isForLiked" then 'liked'
         else 'everyone' end, "lookingFor", "minAge", "maxAge", near, wants, "verifiedOnly"
     from json_to_recordset($1) as person (id bigint, name text, age int, birthday date, location text, town text,
       gender text, detail text,
       orientation text, visibility text, "isVerified" boolean, "isActive" boolean, "isSaved" boolean, words text[],
       intent text, "showsIntent" boolean, "isForLiked" boolean,
       "lookingFor" text[], "minAge" int, "maxAge" int, near text, wants text[], "verifiedOnly" boolean)`,
    [JSON.stringify(rows)],
  );
  const [viewer, ...others] = all;
  for (const { id, answered, answers } of others) {
    if (!viewer || (answered === null && answers === null)) continue;
    const values = viewer.id < id ? [viewer.id, id, answered, answers] : [id, viewer.id, answers, answered];
    await database.pool.query(
      'insert into pairs (low_id, high_id, low_liked, high_liked) values ($1, $2, $3, $4)',
      values,
    );
  }
}

/** The viewer, as the deck reads a person. */
export function viewerOf({ preferences, ...person }: Person, usesHidden: boolean) {
  return { ...person, ...preferences, age: shownAgeOf(person), publicIntent: publicIntentOf(person), usesHidden };
}
