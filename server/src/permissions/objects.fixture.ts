import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLocalDocumentVault } from '../gateways/vault/local-document-vault.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { createMember } from '../testing/factories.ts';
import { makeFlat } from '../testing/images/make-images.ts';
import { canary, type Person } from './people.fixture.ts';
import { storeDocument } from '../testing/store-document.ts';

/** The objects that a person owns, by their ids in the API. */
export interface Owned {
  readonly photo: number;
  readonly photoKey: string;
  readonly heldPhoto: number;
  readonly heldKey: string;
  readonly notification: number;
  readonly verification: number;
  readonly change: number;
  readonly case: number;
  readonly decidedCase: number;
  /** The question for more identity documents. */
  readonly ask: number;
  readonly plan: number;
  readonly call: string;
  readonly past: string;
  readonly client: string;
  readonly push: string;
  readonly refresh: string;
}

interface Giving {
  readonly testApp: TestApp;
  readonly person: Person;
  /** The person's number, which is part of the ids of their objects. */
  readonly at: number;
  readonly now: Date;
  readonly mark: (kind: string) => string;
}

const hours = (count: number) => count * 3_600_000;
const hash = (text: string) => createHash('sha256').update(text).digest();

/** Gives a person one object of each kind, with texts that only this person has. */
export async function giveObjects(testApp: TestApp, person: Person, at: number): Promise<Owned> {
  const mark = (kind: string) => canary(person.letter, kind);
  const giving = { testApp, person, at, mark, now: testApp.clock.now() };
  return {
    ...(await givePhotos(giving)),
    ...(await giveAccount(giving)),
    ...(await giveCases(giving)),
    ...(await giveVerification(giving)),
    ...(await givePlan(giving)),
    call: await giveCall(giving),
  };
}

/**
 * Runs an insert whose first value is the person.
 *
 * @returns the id of the row
 */
async function insert({ testApp, person }: Giving, statement: string, ...values: unknown[]): Promise<number> {
  const { rows } = await testApp.database.pool.query<{ id: number }>(`${statement} returning id`, [
    person.id,
    ...values,
  ]);
  return rows[0]?.id ?? 0;
}

async function givePhotos(giving: Giving) {
  const { testApp, at, now, mark } = giving;
  const start = `c0ffee${String(at).padStart(2, '0')}`;
  const [photoKey, heldKey] = [start.padEnd(32, '0'), start.padEnd(32, '1')];
  for (const key of [photoKey, heldKey]) {
    const folder = path.join(testApp.config.dataDir, 'media', key.slice(0, 2), key);
    mkdirSync(folder, { recursive: true });
    for (const width of [160, 480, 1080]) writeFileSync(path.join(folder, `${width}.webp`), mark('pixels'));
  }
  const [photo, heldPhoto] = [1000 + at, 2000 + at];
  const statement = `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at,
      is_held)
     values ($2, $1, $3, $4, 60, 80, 'AAAA', $5, $6)`;
  await insert(giving, statement, photo, 0, photoKey, now, false);
  await insert(giving, statement, heldPhoto, 1, heldKey, now, true);
  const review = `insert into photo_reviews (photo_id, why, submitted_at) values ($1, 'explicit', $2)`;
  await testApp.database.pool.query(review, [heldPhoto, now]);
  return { photo, photoKey, heldPhoto, heldKey };
}

/** A device, a token, a notification, and a past conversation. */
async function giveAccount(giving: Giving) {
  const { testApp, person, at, now, mark } = giving;
  const { pool } = testApp.database;
  const push = `https://push.test/${mark('push')}`;
  await insert(
    giving,
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
      values ($1, $2, 'p', 'a', $3, 0)`,
    push,
    now,
  );
  const refresh = mark('refresh').padEnd(43, '0');
  const token = 'insert into refresh_tokens (hash, session_id, generation) values ($1, $2, 0)';
  await pool.query(token, [hash(refresh), person.id]);
  const past = `00000000-0000-4000-8000-0000000000${String(10 + at)}`;
  const conversation = 'insert into past_conversations (id, owner_id, ended_at) values ($1, $2, $3)';
  await pool.query(conversation, [past, person.id, now]);
  await pool.query(
    'insert into past_messages (conversation_id, position, is_own, text, sent_at) values ($1, 1, true, $2, $3)',
    [past, mark('past'), now],
  );
  const notification = await insert(
    giving,
    `insert into notifications (user_id, kind, details, created_at) values ($1, 'report', '{"outcome":"acted"}', $2)`,
    now,
  );
  return { push, refresh, past, notification };
}

/**
 * The person was reported once, and was warned and has appealed before. The person has reported themselves, so that
 * each report has one owner. Everybody asks for more identity documents.
 */
async function giveCases(giving: Giving) {
  const { testApp, person, now, mark } = giving;
  const decidedCase = await insert(
    giving,
    `insert into report_cases (reported_id, opened_at, is_urgent, decision, reason, note, decided_by, decided_at,
      appealed_at, appeal_text)
     values ($1, $2, false, 'warn', 'money', $3, 77, $2, $2, $4)`,
    now,
    mark('note'),
    mark('appeal'),
  );
  const open = 'insert into report_cases (reported_id, opened_at, is_urgent, reports) values ($1, $2, false, 1)';
  const openCase = await insert(giving, open, now);
  await testApp.database.pool.query(
    `insert into reports (case_id, reporter_id, reason, text, created_at) values ($1, $2, 'money', $3, $4)`,
    [openCase, person.id, mark('report'), now],
  );
  const ask = await insert(
    giving,
    'insert into document_grants (moderator_id, opened, asked_at) values ($1, 60, $2)',
    now,
  );
  return { case: openCase, decidedCase, ask };
}

async function giveVerification(giving: Giving) {
  const { testApp, person, now, mark } = giving;
  const { config, database } = testApp;
  const document = 'insert into identity_documents (mark, user_id, created_at) values ($1, $2, $3)';
  await database.pool.query(document, [hash(mark('document')), person.id, now]);
  const vault = createLocalDocumentVault(path.join(config.dataDir, 'vault'), config.vaultKey);
  const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
  const verification = await insert(
    giving,
    `insert into verifications (user_id, selfie_key, document_key, submitted_at, reason) values ($1, $2, $3, $4, $5)`,
    await storeDocument(vault, picture),
    await storeDocument(vault, picture),
    now,
    mark('reason'),
  );
  // Everybody's selfie looks like everybody else's.
  await database.pool.query(
    `insert into verification_screenings (verification_id, finished_at, scores, flags, selfie_hash)
     values ($1, $2, '{}', '{selfie_reused}', repeat('01', 128)::bit(256))`,
    [verification, now],
  );
  const waiting = 'insert into profile_changes (user_id, name, submitted_at) values ($1, $2, $3)';
  return { verification, change: await insert(giving, waiting, mark('newname'), now) };
}

async function givePlan(giving: Giving) {
  const { at, now, mark } = giving;
  const client = `11111111-1111-4111-8111-1111111111${String(10 + at)}`;
  const plan = await insert(
    giving,
    `insert into date_plans (id, user_id, client_id, partner_id, partner_name, place, meets_at, check_in_at, closes_at,
       friend_email, nonce, secret_hash, created_at) overriding system value
     values ($2, $1, $3, $1, 'Nobody', $4, $5, $6, $7, $8, $9, $10, $11)`,
    3000 + at,
    client,
    mark('place'),
    new Date(now.getTime() + hours(5)),
    new Date(now.getTime() + hours(8)),
    new Date(now.getTime() + hours(30)),
    `${mark('friend')}@mwanzo.test`,
    hash(`nonce ${at}`).subarray(0, 16),
    hash(`secret ${at}`),
    now,
  );
  return { client, plan };
}

/** An ended voice call with somebody who does not belong to this world. */
async function giveCall({ testApp, person, at, now }: Giving): Promise<string> {
  const call = `22222222-2222-4222-8222-2222222222${String(10 + at)}`;
  const device = '99999999-9999-4999-8999-999999999999';
  const { id } = await createMember(testApp);
  await testApp.database.pool.query(
    `insert into calls (id, client_id, caller_id, callee_id, caller_device, callee_device, started_at, rings_until,
      answered_at,
       caller_seen_at, callee_seen_at, ended_at, reason)
     values ($1, $1, $2, $3, $4, $4, $5, $5, $5, $5, $5, $5, 'user_hangup')`,
    [call, person.id, id, device, now],
  );
  return call;
}
