import { firstNameOf } from '@mwanzo/contract/people/names';
import { ageOn, nairobiDay } from '@mwanzo/contract/nairobi-day';
import { foldText, rankKeyOn, searchWordsOf } from '../../server/src/features/people/profiles/index.ts';
import { birthDateAt } from './data/birth-date.ts';
import type { DemoPerson } from './data/demo-person.ts';
import { demoPendingVerifications } from './data/pending-verifications.ts';
import { demoPeople } from './data/people.ts';
import { demoPrompts } from './data/prompts.ts';
import { demoSignIns, type DemoSignIn } from './data/sign-ins.ts';
import { demoId } from './demo-ids.ts';
import { columnsBeforeChoosing, preferenceColumns } from './preference-columns.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The demo people as rows of `users` and `profiles`. Times are counted back from `now`. */
export function memberRows(now: Date, passwordHash: string) {
  const today = nairobiDay(now);
  return {
    users: [
      ...demoPeople.map((person) =>
        userRow(person, 'member', new Date(now.getTime() - person.joinedDaysAgo * dayMs), passwordHash),
      ),
      ...demoSignIns.map((signIn) => userRow(signIn, signIn.role, now, passwordHash)),
    ],
    profiles: [
      ...demoPeople.map((person, place) => personRow(person, place, now, today)),
      ...demoSignIns.map((signIn) => newcomerRow(signIn, today)),
    ],
  };
}

function userRow(
  person: { key: string; email: string; fullName: string },
  role: 'member' | 'moderator',
  createdAt: Date,
  passwordHash: string,
) {
  return {
    id: demoId(person.key),
    email: person.email,
    password_hash: passwordHash,
    // Nobody reads these mailboxes.
    email_confirmed_at: createdAt,
    full_name: person.fullName,
    role,
    created_at: createdAt,
  };
}

function personRow(person: DemoPerson, place: number, now: Date, today: string) {
  const activeOn = nairobiDay(new Date(now.getTime() - person.activeMinutesAgo * 60_000));
  return {
    ...sharedColumns(person, today),
    ...preferenceColumns(person),
    name: person.name,
    bio: person.bio,
    age: ageOn(birthDateOf(person, today), today),
    location: person.town,
    location_folded: foldText(person.town),
    town: person.town,
    gender_detail: person.genderDetail ?? null,
    orientation_visibility: person.orientationVisibility,
    birthday_visibility: person.birthdayVisibility,
    interests: person.interests,
    prompts: demoPrompts(person, place),
    is_verified: person.verified,
    saved_at: new Date(now.getTime() - person.joinedDaysAgo * dayMs),
    active_on: activeOn,
    rank_key: rankKeyOn(demoId(person.key), activeOn),
    search_words: searchWordsOf(person.name, person.interests),
  };
}

/** The profile of somebody who has signed up but not saved a profile yet. */
function newcomerRow(signIn: DemoSignIn, today: string) {
  return {
    ...sharedColumns(signIn, today),
    ...columnsBeforeChoosing,
    name: firstNameOf(signIn.fullName),
    bio: '',
    age: null,
    location: '',
    location_folded: '',
    town: '',
    gender_detail: null,
    orientation_visibility: 'everyone',
    birthday_visibility: 'everyone',
    interests: [],
    prompts: [],
    is_verified: false,
    saved_at: null,
    active_on: today,
    rank_key: rankKeyOn(demoId(signIn.key), today),
    search_words: searchWordsOf(firstNameOf(signIn.fullName), []),
  };
}

function sharedColumns(person: DemoPerson | DemoSignIn, today: string) {
  return {
    user_id: demoId(person.key),
    birthday: birthDateOf(person, today),
    gender: person.gender,
    orientation: person.orientation,
    is_active: true,
  };
}

/** A person who waits for a review has the birth date of their identity card, whatever the day. */
function birthDateOf({ key, age, birthday }: DemoPerson | DemoSignIn, today: string): string {
  const onCard = demoPendingVerifications.find(({ person }) => person === key)?.birthDate;
  return onCard ?? birthDateAt(age, birthday, today);
}
