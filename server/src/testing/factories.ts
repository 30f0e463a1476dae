import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import type { Gender, GenderDetail, Orientation, Visibility } from '@mwanzo/contract/options';
import { randomId } from '../gateways/random-id.ts';
import type { TestApp } from './build-test-app.ts';

export interface TestMember {
  readonly id: number;
  readonly token: string;
  /** The headers of a signed-in request. */
  readonly headers: { authorization: string };
}

interface MemberTraits {
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
}

const insertMember = `
  with account as (
    insert into users (id, email, password_hash, full_name, role, plan, created_at)
    values ($1, $2, 'none', $3, $4, $5, $6)
    returning id
  )
  insert into profiles (user_id, name, bio, age, birthday, location, location_folded, town, gender, gender_detail, orientation,
    orientation_visibility, birthday_visibility, interests, is_verified, is_active, saved_at, active_on, search_words)
  select id, $3, $7, $8, $9, $10, lower($10), $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21 from account`;

/** Inserts a member into the database and signs them in. By default a verified straight woman of 30 in Nairobi. */
export async function createMember(
  testApp: Pick<TestApp, 'database' | 'clock' | 'tokens'>,
  traits: MemberTraits = {},
): Promise<TestMember> {
  const { database, clock, tokens } = testApp;
  const id = randomId();
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
    traits.plan ?? 'basic',
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
  ]);
  const token = await tokens.issue({ userId: id, role }, 1);
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}

/** Makes a match of two members, as two likes would. */
export async function createMatch(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
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
