import type { TestApp } from '../testing/build-test-app.ts';
import { giveObjects, type Owned } from './objects.fixture.ts';
import { canary, createPeople, gone, middles, type Person, type PersonName } from './people.fixture.ts';

export interface Message {
  readonly id: number;
  readonly from: Person;
  readonly to: Person;
  /** The storage key of the message's photo. */
  readonly mediaKey: string;
}

export interface World {
  readonly people: readonly Person[];
  readonly person: (name: PersonName) => Person;
  readonly owned: ReadonlyMap<Person, Owned>;
  readonly messages: readonly Message[];
}

const hours = (count: number) => count * 3_600_000;

/**
 * The world of the permission table: everybody owns one object of each kind, and has a history with the two in the
 * middle.
 */
export async function createWorld(testApp: TestApp): Promise<World> {
  const people = await createPeople(testApp);
  const all = [...people.values()];
  const owned = new Map<Person, Owned>();
  for (const [at, person] of all.entries()) owned.set(person, await giveObjects(testApp, person, at));
  const messages: Message[] = [];
  const person = (name: PersonName): Person => {
    const found = people.get(name);
    if (!found) throw new Error(`Nobody is ${name}`);
    return found;
  };
  for (const middle of middles)
    for (const other of all) messages.push(...(await giveHistory(testApp, person(middle), other)));
  await reportMiddles(testApp, person, owned);
  await endThoseWhoAreGone(testApp, person);
  return { people: all, person, owned, messages };
}

/** A reviewer has reported the two in the middle. */
async function reportMiddles(
  { database, clock }: TestApp,
  person: (name: PersonName) => Person,
  owned: World['owned'],
) {
  for (const middle of middles)
    await database.pool.query(
      `insert into reports (case_id, reporter_id, reason, text, created_at) values ($1, $2, 'fake', '', $3)`,
      [owned.get(person(middle))?.case, person('reporting moderator').id, clock.now()],
    );
}

/** Creates the relation of the person to somebody in the middle. */
async function giveHistory(testApp: TestApp, middle: Person, other: Person): Promise<Message[]> {
  const { database, clock } = testApp;
  const now = clock.now();
  const [low, high] = middle.id < other.id ? [middle, other] : [other, middle];
  const isLow = (person: Person) => person === low;
  const columns: Record<string, unknown> = { low_id: low.id, high_id: high.id };
  const likes = (person: Person) => {
    const side = isLow(person) ? 'low' : 'high';
    Object.assign(columns, { [`${side}_liked`]: true, [`${side}_swiped_at`]: now });
  };
  if (!middles.some((name) => name === other.name))
    await database.pool.query('insert into keeps (user_id, kept_id, kept_at) values ($1, $2, $3)', [
      other.id,
      middle.id,
      now,
    ]);
  const talked = [
    'match',
    'former match',
    'blocker',
    'blocked',
    'suspended',
    'banned',
    'deleted',
    'inactive',
    'matched moderator',
  ];
  const { name } = other;
  if (name === 'likes') likes(other);
  else if (name === 'liked' || name === 'shown to liked') likes(middle);
  else if (name === 'former match') Object.assign(columns, { unmatched_at: now, match_ended_at: now });
  else if (name === 'blocker') Object.assign(columns, { [`${isLow(other) ? 'low' : 'high'}_blocked_at`]: now });
  else if (name === 'blocked') Object.assign(columns, { [`${isLow(middle) ? 'low' : 'high'}_blocked_at`]: now });
  else if (talked.includes(name)) {
    likes(middle);
    likes(other);
    columns['matched_at'] = now;
  } else return [];
  const names = Object.keys(columns);
  await database.pool.query(
    `insert into pairs (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(columns),
  );
  if (!talked.includes(name)) return [];
  const messages: Message[] = [];
  for (const [from, to] of [
    [middle, other],
    [other, middle],
  ] as const) {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into messages (low_id, high_id, sender_id, text, created_at, media_kind)
       values ($1, $2, $3, $4, $5, 'photo') returning id`,
      [low.id, high.id, from.id, canary(from.letter, 'words'), now],
    );
    const id = rows[0]?.id ?? 0;
    messages.push({ id, from, to, mediaKey: await givePhoto(testApp, { id, from, to }) });
  }
  return messages;
}

/** Gives a message a covered photo, whose pixels only its sender has. */
async function givePhoto(testApp: TestApp, { id, from, to }: Omit<Message, 'mediaKey'>): Promise<string> {
  const key = `decade${id.toString(16)}`.padEnd(32, '0').slice(0, 32);
  const bytes = Buffer.from(canary(from.letter, 'pixels'));
  await testApp.mediaStorage.put(key, [{ name: 'photo.webp', bytes }]);
  await testApp.database.pool.query(
    `insert into message_media (id, storage_key, kind, owner_id, partner_id, message_id, created_at, bytes, width,
      height)
     values ($1, $2, 'photo', $3, $4, $1, $5, $6, 60, 80)`,
    [id, key, from.id, to.id, testApp.clock.now(), bytes.length],
  );
  return key;
}

async function endThoseWhoAreGone(testApp: TestApp, person: (name: PersonName) => Person): Promise<void> {
  const { database, events, clock } = testApp;
  const caseOf = `(select min(id) from report_cases where reported_id = users.id)`;
  await database.pool.query(
    `update users set restriction = 'suspended', restricted_until = $2, restriction_case_id = ${caseOf} where id = $1`,
    [person('suspended').id, new Date(clock.now().getTime() + hours(24))],
  );
  await database.pool.query(`update users set restriction = 'banned', restriction_case_id = ${caseOf} where id = $1`, [
    person('banned').id,
  ]);
  await database.pool.query('update profiles set hidden_at = $2 where user_id = any ($1)', [
    [person('suspended').id, person('banned').id],
    clock.now(),
  ]);
  await database.pool.query('update sessions set ended_at = $2 where user_id = any ($1)', [
    [person('suspended').id, person('banned').id],
    clock.now(),
  ]);
  await database.pool.query('delete from users where id = $1', [person('deleted').id]);
  events.endSessions(gone.map((name) => person(name).id));
}
