import { expect } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { makePhoneJpeg } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';

/** Words that appear nowhere else, one for each field in which somebody can be named or can write. */
export const canaries = {
  fullName: 'Kanarijina',
  email: 'kanaribarua@example.com',
  newEmail: 'kanarimpya2@example.com',
  bio: 'kanariwasifu',
  location: 'kanarimtaa',
  interest: 'kanarihobi',
  promptAnswer: 'kanarijibu',
  sentMessage: 'kanariujumbe',
  deletedSoon: 'kanarimwisho',
  receivedMessage: 'kanaripokea',
  comment: 'kanarimaoni',
  receivedComment: 'kanarisifa',
  reportText: 'kanariripoti',
  datePlace: 'kanarimkahawa',
  dateFriend: 'kanarirafiki@example.com',
  pushEndpoint: 'https://127.0.0.1/kanarisukuma',
  waitingName: 'Kanarimpya',
  appealText: 'kanarirufaa',
  refusalReason: 'kanarisababu',
  notificationDetails: 'kanariarifa',
  mailFailure: 'kanarihitilafu',
  aboutText: 'kanarilawama',
  aboutMessage: 'kanariushahidi',
  reviewersNote: 'kanarimkaguzi',
  ownMessageInReport: 'kanarinukuu',
  documentMark: '6b616e61726968617469',
} as const;

/** These are not for the member: texts of others about them, and technical values of the server. */
export const notExported = ['aboutText', 'aboutMessage', 'reviewersNote', 'mailFailure', 'ownMessageInReport'] as const;

export interface CanaryMember {
  readonly id: number;
  readonly partnerId: number;
  readonly headers: { authorization: string };
  readonly partnerHeaders: { authorization: string };
}

export const password = 'kanari-siri-ndefu';

/** Calls the API of a server, and fails unless it succeeds. */
function createCaller(address: string) {
  async function ask(method: string, path: string, headers: object, body?: object) {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, `${method} ${path}: ${text}`).toBeLessThan(300);
    return text === '' ? null : JSON.parse(text);
  }
  async function join(full_name: string, email: string, gender: string) {
    const person = { full_name, email, password, birthday: '1996-05-05', gender, orientation: 'straight' };
    const { token, user } = await ask('POST', '/api/signup/', {}, person);
    return { id: Number(user.id), headers: { authorization: `Bearer ${token.access}` } };
  }
  return { ask, join };
}

/** Signs a member up and fills every field that can hold their data, over HTTP where that is possible. */
export async function plantCanaries(address: string, database: Database): Promise<CanaryMember> {
  const { ask, join } = createCaller(address);
  const me = await join(`${canaries.fullName} Wanjiru`, canaries.email, 'female');
  const partner = await join('Brian Otieno', 'brian@example.com', 'male');
  const picture = await makePhoneJpeg();
  for (const { headers } of [me, partner]) {
    await ask('PATCH', '/api/profiles/me', headers, {
      age: 30,
      location: `Nairobi ${headers === me.headers ? canaries.location : ''}`.trim(),
      bio: headers === me.headers ? canaries.bio : 'Habari',
      interests: headers === me.headers ? [canaries.interest] : ['Chess'],
      prompts: [{ prompt_id: 'morning-start', answer: headers === me.headers ? canaries.promptAnswer : 'Niaje' }],
    });
    await ask('POST', '/api/profiles/me/photos/', headers, makeForm({ photo: picture }));
  }
  const { pose } = await ask('POST', '/api/verify/pose/', me.headers);
  await ask(
    'POST',
    '/api/verify/',
    me.headers,
    makeForm({ selfie: picture, id_document: picture, pose, consent: '1' }),
  );
  await database.pool.query('update profiles set is_verified = true');
  const like = (headers: object, target: number, comment: string) =>
    ask('POST', '/api/profiles/like-pass/', headers, {
      target_profile_id: target,
      matched: true,
      comment,
      prompt_id: 'morning-start',
    });
  await like(me.headers, partner.id, canaries.comment);
  await like(partner.headers, me.id, canaries.receivedComment);
  const say = (by: typeof me, to: typeof me, text: string) =>
    ask('POST', '/api/messages/send/', by.headers, { sender: by.id, receiver: to.id, text });
  await say(me, partner, canaries.sentMessage);
  await say(partner, me, canaries.receivedMessage);
  await say(me, partner, canaries.deletedSoon);
  await ask('POST', '/api/reports/', me.headers, { user_id: partner.id, reason: 'other', text: canaries.reportText });
  await ask('PATCH', '/api/profiles/me', me.headers, { name: canaries.waitingName });
  await ask('POST', '/api/date-plans/', me.headers, {
    partner: partner.id,
    client_id: crypto.randomUUID(),
    place: canaries.datePlace,
    meets_at: new Date(Date.now() + 3_600_000).toISOString(),
    check_in_at: new Date(Date.now() + 7_200_000).toISOString(),
    friend_email: canaries.dateFriend,
  });
  await plantInTables(database, me.id, partner.id);
  return { id: me.id, partnerId: partner.id, headers: me.headers, partnerHeaders: partner.headers };
}

/** Fills the columns that no request of a member writes. */
async function plantInTables({ pool }: Database, me: number, partner: number): Promise<void> {
  const decided = await pool.query(
    `insert into report_cases (reported_id, opened_at, is_urgent, reports, decision, reason, note, decided_by,
      decided_at, appealed_at, appeal_text)
     values ($1, now(), false, 1, 'warn', 'harassment', $2, 7, now(), now(), $3) returning id`,
    [me, canaries.reviewersNote, canaries.appealText],
  );
  const about = await pool.query(
    `insert into reports (case_id, reporter_id, reason, text, created_at) values ($1, $2, 'harassment', $3, now())
      returning id`,
    [decided.rows[0].id, partner, canaries.aboutText],
  );
  await pool.query(
    `insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported)
     values ($1, 1, true, $2, now(), false, true)`,
    [about.rows[0].id, canaries.aboutMessage],
  );
  await pool.query(
    `insert into report_messages (report_id, message_id, is_from_reported, text, sent_at, was_deleted, is_reported)
     select id, 2, false, $2, now(), false, false from reports where reporter_id = $1`,
    [me, canaries.ownMessageInReport],
  );
  await pool.query('update verifications set reason = $2 where user_id = $1', [me, canaries.refusalReason]);
  await pool.query(
    `insert into notifications (user_id, kind, details, created_at) values ($1, 'verification', $2, now())`,
    [me, { reason: canaries.notificationDetails }],
  );
  await pool.query(
    `insert into notice_mails (user_id, created_at, ended_at, outcome, failure)
      values ($1, now(), now(), 'refused', $2)`,
    [me, canaries.mailFailure],
  );
  await pool.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, created_at, told_batch)
      values ($1, $2, 'p', 'a', now(), 0)`,
    [me, canaries.pushEndpoint],
  );
  await pool.query(
    `insert into account_links (user_id, purpose, email, nonce, token_hash, created_at)
     values ($1, 'change', $2, sha256('nonce'), sha256('token'), now())`,
    [me, canaries.newEmail],
  );
  const mark = Buffer.alloc(32, 'x');
  Buffer.from(canaries.documentMark, 'hex').copy(mark);
  await pool.query('insert into identity_documents (mark, user_id, created_at) values ($1, $2, now())', [mark, me]);
  // It stays after the deletion, so it is none of the marks that must be gone.
  await pool.query("insert into premium_trials (mark, user_id, started_at) values (sha256('trial'), $1, now())", [me]);
}

/** Every row of every table of a database as text, the queue's tables too. */
export async function dumpTables(query: Database['pool']['query']): Promise<string> {
  const { rows } = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = [];
  for (const { name } of rows) {
    const dumped = await query<{ row: string }>(`select whole::text as row from ${name} whole`);
    texts.push(`${name}\n`, ...dumped.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** The names of the canaries in a text, in any case. */
export function findCanaries(text: string): string[] {
  const folded = text.toLowerCase();
  return Object.entries(canaries)
    .filter(([, word]) => folded.includes(word.toLowerCase()))
    .map(([name]) => name);
}
