import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { changePlan, createMatch, createMember, type TestMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { listFiles } from '../../testing/list-files.ts';
import { makeForm } from '../../testing/make-form.ts';
import { exportAccount } from './export-account.ts';
import { deleteAccount } from './index.ts';

const testApp = await buildTestApp();
const { inject, database, dependencies, clock } = testApp;
const password = 'ndefu-ya-kutosha';
let joined = 0;

async function join(): Promise<TestMember> {
  joined += 1;
  const payload = { full_name: 'Amina', email: `reader${joined}@example.com`, password, birthday: '1995-01-01' };
  const { token, user } = (await inject({ method: 'POST', url: '/api/signup/', payload })).json();
  return { id: user.id, token: token.access, headers: { authorization: `Bearer ${token.access}` } };
}

const ask = (by: TestMember, given = password) =>
  inject({ method: 'POST', url: '/api/account/export/', headers: by.headers, payload: { password: given } });

/** The documents of an archive, parsed. */
function open(bytes: Uint8Array): Record<string, Record<string, unknown>[]> {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map(([name, text]) => [name.slice(0, -5), JSON.parse(new TextDecoder().decode(text))]),
  );
}

async function collect(parts: AsyncIterable<Uint8Array>, during?: () => Promise<void>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const part of parts) {
    if (read.length === 0) await during?.();
    read.push(part);
  }
  return Buffer.concat(read);
}

test('a wrong password gives nothing, and each hour has two downloads', async () => {
  const member = await join();
  expect((await ask(member, 'wrong')).json().code).toBe('wrong_password');
  const first = await ask(member);
  expect(first.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="mwanzo-data.zip"',
    'cache-control': 'no-store',
  });
  clock.advance(60_000);
  expect((await ask(member)).statusCode).toBe(200);
  const third = await ask(member);
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '3540']);
  clock.advance(3_540_000);
  const [token] = [await testApp.tokens.issue({ userId: member.id, role: 'member' }, 1)];
  expect((await ask({ ...member, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
});

test('of three downloads at once one is told to wait, each time: a refusal takes no place, nor counts', async () => {
  const refused = await join();
  const members = [await join(), await join(), refused];
  for (let time = 0; time < 2; time += 1) {
    const asked = await Promise.allSettled(members.map(({ id }) => exportAccount(dependencies, id, 'en')));
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(asked[2]).toMatchObject({ reason: { code: 'busy' } });
  }
  await expect(exportAccount(dependencies, refused.id, 'en')).resolves.toBeDefined();
});

test('it holds what waits for a reviewer, and what others see until then', async () => {
  const member = await join();
  await database.pool.query("update profiles set gender = 'male', is_verified = true where user_id = $1", [member.id]);
  const payload = { name: 'Zawadi', gender: 'non-binary', gender_detail: 'trans' };
  await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });
  const { profile, waiting_changes: waiting } = open((await ask(member)).rawPayload);
  expect(profile).toMatchObject([{ name: 'Amina', gender: 'male', gender_detail: null }]);
  expect(waiting).toMatchObject([payload]);
});

test('it holds where the member signed in, also where they have signed out', async () => {
  const member = await join();
  await database.pool.query("update sessions set ended_at = $2, end_reason = 'signed_out' where user_id = $1", [
    member.id,
    clock.now(),
  ]);
  expect(open(await collect(await exportAccount(dependencies, member.id, 'en')))['sessions']).toMatchObject([
    { ended_at: clock.now().toISOString(), end_reason: 'signed_out' },
  ]);
});

test('it holds a first photo that waits for a reviewer, beside the one that others see', async () => {
  const member = await join();
  const send = async (colour: string) => {
    const photo = await makeFlat(200, 240, colour).jpeg().toBuffer();
    const payload = makeForm({ photo });
    return (await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload })).json();
  };
  const [shown] = (await send('#a33')).photo_details;
  await database.pool.query('update profiles set is_verified = true where user_id = $1', [member.id]);
  const [waiting] = (await send('#3a3')).photo_details;
  const bytes = (await ask(member)).rawPayload;
  const photos = Object.keys(unzipSync(bytes)).filter((name) => name.startsWith('photos/'));
  expect(photos.toSorted()).toEqual([shown, waiting].map(({ id }) => `photos/${id}.webp`).toSorted());
  const { photos: rows = [], waiting_changes: changes = [] } = open(bytes);
  expect([rows[0]?.['file'], changes[0]?.['photo']]).toEqual([shown, waiting].map(({ id }) => `photos/${id}.webp`));
  const kept = () => listFiles(path.join(testApp.config.dataDir, 'media')).length;
  const before = kept();
  await deleteAccount(dependencies, member.id);
  expect(kept()).toBe(before - 6);
});

test('it holds the messages of matches with their first name, and nothing from anybody else', async () => {
  const member = await join();
  const [match, blocker, admirer] = [
    await createMember(testApp, { name: 'Brian', bio: 'siri-ya-brian' }),
    await createMember(testApp, { name: 'Kevin' }),
    await createMember(testApp, { name: 'Daudi' }),
  ];
  await createMatch(testApp, member, match);
  await createMatch(testApp, member, blocker);
  const token = async (by: TestMember) => `Bearer ${await testApp.tokens.issue({ userId: by.id, role: 'member' }, 1)}`;
  const act = async (by: TestMember, url: string, payload: object) =>
    inject({ method: 'POST', url, headers: { authorization: await token(by) }, payload });
  const say = (by: TestMember, to: TestMember, text: string) =>
    act(by, '/api/messages/send/', { sender: by.id, receiver: to.id, text });
  await say(match, member, 'Habari yako');
  await say(member, match, 'Poa');
  await say(blocker, member, 'Nenda');
  await say(member, blocker, 'Mimi tena');
  await act(admirer, '/api/profiles/like-pass/', { target_profile_id: member.id, matched: true });
  await act(blocker, '/api/blocks/', { user_id: member.id });
  const bytes = await collect(await exportAccount(dependencies, member.id, 'en'));
  const documents = open(bytes);
  expect(documents['messages']).toMatchObject([
    { match_name: 'Brian', is_mine: false, text: 'Habari yako' },
    { match_name: 'Brian', is_mine: true, text: 'Poa' },
  ]);
  expect(documents['likes_passes_and_blocks']).toHaveLength(1);
  expect(documents['past_messages']).toMatchObject([{ is_mine: false, text: null }, { text: 'Mimi tena' }]);
  const whole = JSON.stringify(documents);
  for (const foreign of ['siri-ya-brian', 'Kevin', 'Nenda', 'Daudi', `${match.id}`, `${admirer.id}`])
    expect(whole).not.toContain(foreign);
});

test('the page for people is in their language and shows what members write as text', async () => {
  const member = await join();
  await database.pool.query('update profiles set bio = $2 where user_id = $1', [
    member.id,
    '<script>alert(1)</script>',
  ]);
  const files = unzipSync(await collect(await exportAccount(dependencies, member.id, 'sw')));
  const page = new TextDecoder().decode(files['index.html']);
  expect(page).toContain('<html lang="sw">');
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script>');
});

test('1,000 messages and 6 photos during a deletion of the account: complete, or broken off', async () => {
  const [member, match] = [await join(), await createMember(testApp, { name: 'Brian' })];
  await createMatch(testApp, member, match);
  const [low, high] = [Math.min(member.id, match.id), Math.max(member.id, match.id)];
  await database.pool.query(
    `insert into messages (low_id, high_id, sender_id, text, created_at)
     select $1, $2, $3, 'Ujumbe ' || n, now() from generate_series(1, 1000) n`,
    [low, high, member.id],
  );
  for (let photo = 0; photo < 6; photo += 1) {
    const picture = await makeFlat(200 + photo * 20, 240, `#${photo}3${photo}`)
      .jpeg()
      .toBuffer();
    await inject({
      method: 'POST',
      url: '/api/profiles/me/photos/',
      headers: { authorization: `Bearer ${await testApp.tokens.issue({ userId: member.id, role: 'member' }, 1)}` },
      payload: makeForm({ photo: picture }),
    });
  }
  const whole = await collect(await exportAccount(dependencies, member.id, 'en'));
  expect(open(whole)['messages']).toHaveLength(1000);
  expect(Object.keys(unzipSync(whole)).filter((name) => name.startsWith('photos/'))).toHaveLength(6);
  const started = await exportAccount(dependencies, member.id, 'en');
  const broken = collect(started, async () => {
    await deleteAccount(dependencies, member.id);
  });
  await expect(broken).rejects.toThrow('A photo was deleted while its archive was sent');
  await expect(exportAccount(dependencies, member.id, 'en')).rejects.toMatchObject({ code: 'not_signed_in' });
});

test('a client sees that a download has broken off', async () => {
  const member = await join();
  const picture = await makeFlat(200, 240, '#a33').jpeg().toBuffer();
  await inject({
    method: 'POST',
    url: '/api/profiles/me/photos/',
    headers: member.headers,
    payload: makeForm({ photo: picture }),
  });
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  await database.pool.query(`update photos set storage_key = md5('gone') where user_id = $1`, [member.id]);
  const response = await fetch(`${address}/api/account/export/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await testApp.tokens.issue({ userId: member.id, role: 'member' }, 1)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password }),
  });
  await expect(response.arrayBuffer()).rejects.toThrow();
});

test('it holds the photos that the member has sent, and none of those that they got', async () => {
  const [member, match] = [await join(), await createMember(testApp, { name: 'Brian' })];
  await createMatch(testApp, member, match);
  await changePlan(testApp, 'premium', member, match);
  const headers = { authorization: `Bearer ${await testApp.tokens.issue({ userId: match.id, role: 'member' }, 1)}` };
  const photo = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
  const ids: number[] = [];
  const served: Buffer[] = [];
  for (const [by, to] of [
    [member, match],
    [{ ...match, headers }, member],
  ] as const) {
    const payload = makeForm({ receiver: String(to.id), photo });
    const added = await inject({ method: 'POST', url: '/api/messages/media/photos/', headers: by.headers, payload });
    ids.push(added.json().id);
    served.push((await inject({ url: added.json().path })).rawPayload);
    const message = { sender: by.id, receiver: to.id, text: '', media: ids.at(-1) };
    await inject({ method: 'POST', url: '/api/messages/send/', headers: by.headers, payload: message });
  }
  const bytes = (await ask(member)).rawPayload;
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('messages/'));
  expect(files).toEqual([[`messages/${ids[0]}.webp`, new Uint8Array(served[0] ?? [])]]);
  expect(open(bytes)['message_media']).toMatchObject([{ file: `messages/${ids[0]}.webp`, is_sent: true }]);
});
