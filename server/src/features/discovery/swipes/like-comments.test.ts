import { promptLimits } from '@mwanzo/contract/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { removeMembers } from '../../../testing/empty-tables.ts';

const testApp = await buildTestApp();
const { inject, database, clock } = testApp;

const chai = { prompt_id: 'chai-rules', answer: 'Milk first.' };

async function swipe(by: TestMember, target: { id: number }, body: object = {}) {
  const payload = { target_profile_id: target.id, matched: true, ...body };
  const response = await inject({ method: 'POST', url: '/api/profiles/like-pass/', headers: by.headers, payload });
  return { status: response.statusCode, body: response.json() };
}

const commentsFor = async (member: TestMember) =>
  (await inject({ url: '/api/profiles/matches/', headers: member.headers })).json()[0]?.comments;
const storedComments = async () => (await database.pool.query('select text from like_comments')).rows;
const answer = (by: TestMember, prompts: object[]) =>
  inject({ method: 'PATCH', url: '/api/profiles/me', headers: by.headers, payload: { prompts } });

let photoId = 0;
async function addPhoto({ id }: TestMember, position = 0): Promise<number> {
  photoId += 1;
  await database.pool.query(
    `insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
     values ($1, $2, $3, lpad($4, 32, '0'), 9, 9, 't', now())`,
    [photoId, id, position, String(photoId)],
  );
  return photoId;
}

let amina: TestMember;
let brian: TestMember;
beforeEach(async () => {
  await removeMembers(database);
  amina = await createMember(testApp, { name: 'Amina' });
  brian = await createMember(testApp, { name: 'Brian', gender: 'male' });
});

test('both comments are delivered with the match, with what they are about, to both', async () => {
  await answer(amina, [chai]);
  const photo = await addPhoto(brian);
  await swipe(brian, amina, { comment: ' Sugar too? ', prompt_id: 'chai-rules' });
  clock.advance(1000);
  const { body } = await swipe(amina, brian, { comment: 'Where is this?', photo_id: photo });
  const comments = [
    { sender: brian.id, text: 'Sugar too?', about: 'prompt', prompt: chai, photo: null },
    {
      sender: amina.id,
      text: 'Where is this?',
      about: 'photo',
      prompt: null,
      photo: expect.objectContaining({ id: photo }),
    },
  ];
  expect(body.match.comments).toEqual(comments);
  expect(await commentsFor(amina)).toEqual(comments);
  expect(await commentsFor(brian)).toEqual(comments);
  expect((await swipe(brian, amina)).body.match.comments).toEqual(comments);
});

test('a like may only say what it is about, or only carry words', async () => {
  await answer(amina, [chai]);
  await swipe(brian, amina, { prompt_id: 'chai-rules', comment: '' });
  clock.advance(1000);
  await swipe(amina, brian, { comment: 'Habari!', prompt_id: null, photo_id: '' });
  expect(await commentsFor(amina)).toMatchObject([
    { sender: brian.id, text: '', about: 'prompt' },
    { sender: amina.id, text: 'Habari!', about: null },
  ]);
});

test('before a match nothing of a comment reaches the other member', async () => {
  const secret = 'You have kind eyes';
  await swipe(brian, amina, { comment: secret });
  for (const url of [
    '/api/notifications/',
    '/api/profiles/matches/',
    '/api/profiles/discover/',
    `/api/profiles/${brian.id}/`,
  ]) {
    expect((await inject({ url, headers: amina.headers })).body).not.toContain(secret);
  }
  await swipe(amina, brian, { matched: false });
  expect(await commentsFor(amina)).toBeUndefined();
});

test('a repeated like changes no comment and adds none', async () => {
  await swipe(brian, amina, { comment: 'First' });
  expect((await swipe(brian, amina, { comment: 'Second' })).status).toBe(200);
  expect(await storedComments()).toEqual([{ text: 'First' }]);
  await swipe(amina, brian);
  expect((await swipe(amina, brian, { comment: 'Too late' })).body.match.comments).toMatchObject([{ text: 'First' }]);
});

test('a pass that becomes a like takes its comment along', async () => {
  await swipe(brian, amina, { matched: false });
  await swipe(brian, amina, { comment: 'On second thoughts' });
  expect(await storedComments()).toEqual([{ text: 'On second thoughts' }]);
});

test('a like that is taken back takes its comment along, whether the other has answered or not', async () => {
  const rewind = () => inject({ method: 'POST', url: '/api/profiles/rewind/', headers: brian.headers, payload: {} });
  await swipe(brian, amina, { comment: 'One' });
  expect((await rewind()).statusCode).toBe(200);
  expect(await storedComments()).toEqual([]);
  await swipe(amina, brian, { matched: false });
  await swipe(brian, amina, { comment: 'Two' });
  expect((await rewind()).statusCode).toBe(200);
  expect(await storedComments()).toEqual([]);
  await swipe(brian, amina, { comment: 'Three' });
  expect(await storedComments()).toEqual([{ text: 'Three' }]);
});

test('a like after a block that was taken back brings its own comment, and none of the match that ended', async () => {
  await swipe(brian, amina, { comment: 'First' });
  await swipe(amina, brian, { comment: 'You too' });
  const { headers } = amina;
  await inject({ method: 'POST', url: '/api/blocks/', headers, payload: { user_id: brian.id } });
  await inject({ method: 'DELETE', url: `/api/blocks/${brian.id}/`, headers });
  await swipe(brian, amina, { comment: 'Second' });
  expect(await storedComments()).toEqual([{ text: 'Second' }]);
});

test('a like of an answer or photo that is gone is refused, and nothing is written or counted', async () => {
  const gone = { status: 409, body: { code: 'liked_part_gone' } };
  const [own, hers] = [await addPhoto(brian), await addPhoto(amina)];
  await database.pool.query('delete from photos where id = $1', [hers]);
  await answer(amina, [chai]);
  await answer(amina, []);
  for (const part of [{ prompt_id: 'chai-rules' }, { photo_id: hers }, { photo_id: own }, { photo_id: 987_654 }]) {
    expect(await swipe(brian, amina, { comment: 'Nice', ...part })).toMatchObject(gone);
  }
  const { rows } = await database.pool.query(
    'select (select count(*) from pairs)::int as pairs, (select sum(swipes) from daily_usage)::int as used',
  );
  expect(rows).toEqual([{ pairs: 0, used: null }]);
  expect((await swipe(brian, amina, { comment: 'Nice' })).status).toBe(200);
});

test('photos that others do not see, as the first one waits for a reviewer, cannot be liked', async () => {
  const second = await addPhoto(amina, 1);
  expect((await swipe(brian, amina, { photo_id: second })).body.code).toBe('liked_part_gone');
});

test('a repeated like stays a success when its answer has gone since', async () => {
  await answer(amina, [chai]);
  await swipe(brian, amina, { prompt_id: 'chai-rules' });
  await answer(amina, []);
  expect((await swipe(brian, amina, { prompt_id: 'chai-rules' })).status).toBe(200);
});

test('the match shows the answer as it was liked, and a deleted photo no more', async () => {
  await answer(amina, [chai]);
  const photo = await addPhoto(brian);
  await swipe(brian, amina, { prompt_id: 'chai-rules' });
  await swipe(amina, brian, { photo_id: photo });
  await answer(amina, [{ ...chai, answer: 'Milk last.' }]);
  await database.pool.query('delete from photos where id = $1', [photo]);
  const comments = await commentsFor(amina);
  expect(comments).toContainEqual({ sender: brian.id, text: '', about: 'prompt', prompt: chai, photo: null });
  expect(comments).toContainEqual({ sender: amina.id, text: '', about: 'photo', prompt: null, photo: null });
});

test.each([
  ['comment', { comment: 'x'.repeat(promptLimits.commentMax + 1) }],
  ['comment', { comment: 'a\u0007b' }],
  ['comment', { comment: 'Hello', matched: false }],
  ['comment', { prompt_id: 'chai-rules', matched: false }],
  ['prompt_id', { prompt_id: 'bride-price' }],
  ['photo_id', { photo_id: -1 }],
  ['photo_id', { photo_id: 1, prompt_id: 'chai-rules' }],
])('a wrong %s is refused by name: %o', async (field, body) => {
  const refused = await swipe(brian, amina, body);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual([field]);
});

test('the longest comment is kept, and one of blanks or invisible signs is none', async () => {
  const longest = 'x'.repeat(promptLimits.commentMax);
  expect((await swipe(brian, amina, { comment: `  ${longest}\n` })).status).toBe(200);
  expect(await storedComments()).toEqual([{ text: longest }]);
  expect((await swipe(amina, brian, { comment: ' \n\t\u202e ' })).body.matched).toBe(true);
  expect(await storedComments()).toEqual([{ text: longest }]);
});

test('a comment is stored without what turns text, and keeps its lines', async () => {
  await swipe(brian, amina, { comment: 'Habari\u202e yako,\u2066\nAmina\u2069' });
  expect(await storedComments()).toEqual([{ text: 'Habari yako,\nAmina' }]);
});

test.each([
  ['somebody who has no account', () => Promise.resolve({ id: 4711 })],
  ['somebody who is seen only by people they like', () => createMember(testApp, { shownTo: 'liked' })],
  ['somebody whose profile was never saved', () => createMember(testApp, { saved: false })],
  ['a deactivated member', () => createMember(testApp, { active: false })],
])('a comment for %s is answered as if nobody was there, and not kept', async (_, make) => {
  const target = await make();
  const refused = await swipe(brian, target, { comment: 'Hello', prompt_id: 'chai-rules' });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await storedComments()).toEqual([]);
});

test('a comment on oneself is refused', async () => {
  expect(await swipe(brian, brian, { comment: 'Well done' })).toMatchObject({
    status: 400,
    body: { code: 'own_profile' },
  });
});

test('a member who is deleted takes the comments of both along', async () => {
  await swipe(brian, amina, { comment: 'Hello' });
  await database.pool.query('delete from users where id = $1', [amina.id]);
  expect(await storedComments()).toEqual([]);
});

test('taking a pass back leaves what the other one wrote with their like', async () => {
  await answer(amina, [chai]);
  await swipe(brian, amina, { comment: 'Sugar too?', prompt_id: 'chai-rules' });
  clock.advance(1000);
  await swipe(amina, brian, { matched: false });
  const rewind = { method: 'POST', url: '/api/profiles/rewind/', headers: amina.headers, payload: {} } as const;
  expect((await inject(rewind)).statusCode).toBe(200);
  const { body } = await swipe(amina, brian);
  expect(body.match.comments).toMatchObject([{ sender: brian.id, text: 'Sugar too?' }]);
  for (const member of [amina, brian]) expect(await commentsFor(member)).toMatchObject([{ text: 'Sugar too?' }]);
});
