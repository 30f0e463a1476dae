import type { TestApp } from '../testing/build-test-app.ts';
import { createMember, type TestMember } from '../testing/factories.ts';

/**
 * The relations of a person to the two in the middle, Open and Hidden. The people around them do not know each other.
 */
export const relations = [
  'stranger',
  'unverified',
  'newcomer',
  'likes',
  'liked',
  'match',
  'former match',
  'blocker',
  'blocked',
  'suspended',
  'banned',
  'deleted',
  'inactive',
  'shown to liked',
  'premium',
  'moderator',
  'other moderator',
  'matched moderator',
  'reporting moderator',
] as const;
export type Relation = (typeof relations)[number];

/**
 * One of the two in the middle. Hidden hides from everybody all that can be hidden, and is shown only to those whom
 * they have liked.
 */
export const middles = ['open', 'hidden'] as const;
export type Middle = (typeof middles)[number];
export type PersonName = Relation | Middle;

export interface Person extends TestMember {
  readonly name: PersonName;
  /** A text that only this person's data can bring into a response. */
  readonly letter: string;
}

/** The sender of a request: a person, or somebody without a session. */
export interface Actor {
  readonly name: string;
  readonly person: Person | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The path of a photo, signed for the actor. */
  readonly sign: (key: string) => string;
  /** The path of the photo of a message, signed for the actor. */
  readonly signMedia: (key: string) => string;
}

/** True if the actor's sessions have ended. */
export const gone: readonly PersonName[] = ['suspended', 'banned', 'deleted'];

/** The kinds of data that are marked: on the profile, in conversations, in the account, at reviewers. */
export const kinds = (
  'name bio interest prompt address pixels words past place friend ' +
  'mail fullname hash push refresh document report note appeal reason newname'
).split(' ');

/** A text that is in no response unless this person's data is in it. */
export const canary = (letter: string, kind: string): string => `zq${letter}${kind}q`;

/** A password hash in a valid format that matches no password. */
const hashOf = (salt: string): string => `$argon2id$v=19$m=8,t=1,p=1$${salt.padEnd(22, 'A')}$${'A'.repeat(43)}`;

export const birthdayOf = (at: number): string => `19${70 + at}-03-${String(10 + (at % 18))}`;

/** Makes everybody. Nobody has met anybody yet. */
export async function createPeople(testApp: TestApp): Promise<Map<PersonName, Person>> {
  const { database, clock } = testApp;
  const people = new Map<PersonName, Person>();
  for (const [at, name] of [...middles, ...relations].entries()) {
    const letter = String.fromCodePoint(97 + at);
    const mark = (kind: string) => canary(letter, kind);
    const isHidden = name === 'hidden';
    const member = await createMember(testApp, {
      name: mark('name'),
      bio: mark('bio'),
      interests: [mark('interest')],
      birthday: birthdayOf(at),
      gender: at % 2 ? 'male' : 'female',
      orientation: 'bisexual',
      verified: !['unverified', 'newcomer'].includes(name),
      saved: name !== 'newcomer',
      active: name !== 'inactive',
      plan: name === 'premium' ? 'premium' : 'basic',
      role: name.endsWith('moderator') ? 'moderator' : 'member',
      shownTo: isHidden || name === 'shown to liked' ? 'liked' : 'everyone',
      ...(isHidden && { orientationVisibility: 'nobody', birthdayVisibility: 'nobody' }),
    });
    await database.pool.query(
      `update users set email = $2, full_name = $3, password_hash = $4, told_of_sign_up_on = null where id = $1`,
      [member.id, `${mark('mail')}@mwanzo.test`, mark('fullname'), hashOf(mark('hash'))],
    );
    await database.pool.query(
      `update profiles set location = $2, location_folded = lower($2),
         prompts = jsonb_build_array(jsonb_build_object('prompt_id', 'chai-rules', 'answer', $3::text))
           where user_id = $1`,
      [member.id, `${mark('address')} Road, Nairobi`, mark('prompt')],
    );
    await database.pool.query('insert into sessions (id, user_id, created_at, expires_at) values ($1, $1, $2, $3)', [
      member.id,
      clock.now(),
      new Date(clock.now().getTime() + 30 * 86_400_000),
    ]);
    const role = name.endsWith('moderator') ? 'moderator' : 'member';
    const token = await testApp.tokens.issue({ userId: member.id, role }, member.id);
    people.set(name, { ...member, token, headers: { authorization: `Bearer ${token}` }, name, letter });
  }
  return people;
}
