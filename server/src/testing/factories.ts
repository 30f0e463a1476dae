import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import {
  lookingForOptions,
  type Gender,
  type GenderDetail,
  type Intent,
  type Orientation,
  type ShownTo,
  type Visibility,
} from '@mwanzo/contract/people/options';
import type { Preferences } from '@mwanzo/contract/people/preferences';
import type { Clock } from '../gateways/clock.ts';
import { randomId } from '../gateways/random-id.ts';
import type { TestApp } from './build-test-app.ts';

export interface TestMember {
  readonly id: number;
  readonly token: string;
  /** The headers of a signed-in request. */
  readonly headers: { authorization: string };
}

interface MemberTraits {
  /** Random by default. It decides who of two is the first in the row of their pair. */
  id?: number;
  name?: string;
  gender?: Gender | null;
  genderDetail?: GenderDetail | null;
  orientation?: Orientation | null;
  birthday?: string;
  age?: number;
  town?: string;
  bio?: string;
  interests?: string[];
  verified?: boolean;
  saved?: boolean;
  active?: boolean;
  plan?: 'basic' | 'premium';
  role?: 'member' | 'moderator';
  orientationVisibility?: Visibility;
  birthdayVisibility?: Visibility;
  intent?: Intent | null;
  showsIntent?: boolean;
  shownTo?: ShownTo;
  /**
   * Chosen preferences. A preference that is left out restricts nobody. Without this field, the member has chosen none.
   */
  preferences?: Partial<Preferences>;
}

/** A hash that matches no password, as cheap to check as those of the test app. */
const noPassword = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const insertMember = `
  with account as (
    insert into users (id, email, password_hash, full_name, role, created_at)
    values ($1, $2, '${noPassword}', $3, $4, $5)
    returning id
  )
  insert into profiles (user_id, name, bio, age, birthday, location, location_folded, town, gender, gender_detail,
      orientation,
    orientation_visibility, birthday_visibility, interests, is_verified, is_active, saved_at, active_on, search_words,
    intent, shows_intent, shown_to, looking_for, min_age, max_age, near, wants, verified_only)
  select id, $3, $6, $7, $8, $9, lower($9), $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    $21, $22, $23, $24, $25, $26, $27, $28, $29 from account`;

/** The columns of preferences, from `looking_for` to `verified_only`. */
function preferenceValues(chosen: Partial<Preferences> | undefined): unknown[] {
  if (chosen === undefined) return [null, null, null, null, null, false];
  const { looking_for = lookingForOptions, intent = [] } = chosen;
  const wants = intent.length === 0 ? null : intent;
  const { min_age = 18, max_age = 100, near = 'anywhere', verified_only = false } = chosen;
  return [looking_for, min_age, max_age, near, wants, verified_only];
}

/** Inserts a member into the database and signs them in. By default a verified straight woman of 30 in Nairobi. */
export async function createMember(
  testApp: Pick<TestApp, 'database' | 'tokens'> & { readonly clock: Clock },
  traits: MemberTraits = {},
): Promise<TestMember> {
  const { database, clock, tokens } = testApp;
  const id = traits.id ?? randomId();
  const now = clock.now();
  const name = traits.name ?? `Member ${id}`;
  const interests = traits.interests ?? [];
  const words = `${name} ${interests.join(' ')}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const role = traits.role ?? 'member';
  await database.pool.query(insertMember, [
    id,
    `member-${id}@mwanzo.test`,
    name,
    role,
    now,
    traits.bio ?? '',
    traits.age ?? 30,
    traits.birthday ?? '1996-05-05',
    traits.town ?? 'Nairobi',
    traits.gender === undefined ? 'female' : traits.gender,
    traits.genderDetail ?? null,
    traits.orientation === undefined ? 'straight' : traits.orientation,
    traits.orientationVisibility ?? 'everyone',
    traits.birthdayVisibility ?? 'everyone',
    interests,
    traits.verified ?? true,
    traits.active ?? true,
    traits.saved === false ? null : now,
    nairobiDay(now),
    [...new Set(words)],
    traits.intent ?? null,
    traits.showsIntent ?? true,
    traits.shownTo ?? 'everyone',
    ...preferenceValues(traits.preferences),
  ]);
  if (traits.plan === 'premium') await changePlan(testApp, 'premium', { id });
  const token = await tokens.issue({ userId: id, role }, 1);
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Makes two members a match, as two likes would. */
export async function createMatch(
  { database, clock }: Pick<TestApp, 'database'> & { readonly clock: Clock },
  one: TestMember,
  other: TestMember,
): Promise<void> {
  const now = clock.now();
  await database.pool.query(
    `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at)
     values ($1, $2, true, true, $3, $3, $3)`,
    [Math.min(one.id, other.id), Math.max(one.id, other.id), now],
  );
}

/** Gives members Premium without an end, or ends it. */
export async function changePlan(
  { database, clock }: Pick<TestApp, 'database'> & { readonly clock: Clock },
  plan: 'basic' | 'premium',
  ...members: readonly Pick<TestMember, 'id'>[]
): Promise<void> {
  const ids = members.map(({ id }) => id);
  await database.pool.query('delete from premium_periods where user_id = any ($1::bigint[])', [ids]);
  if (plan === 'basic') return;
  await database.pool.query(
    `insert into premium_periods (user_id, source, starts_at, ends_at, stops_at, created_at)
     select unnest($1::bigint[]), 'operator', $2::timestamptz, $2 + interval '100 years', $2 + interval '100 years',
       $2`,
    [ids, clock.now()],
  );
}
