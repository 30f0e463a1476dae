import { promptLimits } from '@mwanzo/contract/limits';
import { promptIds, prompts as catalogue, promptTopics } from '@mwanzo/contract/people/prompt-catalogue';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';
import { makeForm } from '../../../testing/make-form.ts';

const testApp = await buildTestApp();
const { inject } = testApp;

const url = '/api/profiles/me';
const patch = (member: TestMember, payload: object) =>
  inject({ method: 'PATCH', url, headers: member.headers, payload });
const seenBy = async (viewer: TestMember, id: number) =>
  (await inject({ url: `/api/profiles/${id}/`, headers: viewer.headers })).json().prompts;

const chai = { prompt_id: 'chai-rules', answer: 'Milk first, and no rushing.' };
const proud = { prompt_id: 'quietly-proud', answer: 'The footbridge in Homa Bay.' };
const teach = { prompt_id: 'teach-me', answer: 'To swim.' };

let member: TestMember;
beforeEach(async () => {
  member = await createMember(testApp, { gender: 'male' });
});

test('three answers are kept in their order, and everybody who sees the profile sees them', async () => {
  const saved = await patch(member, { prompts: [proud, chai, teach] });
  expect(saved.json().prompts).toEqual([proud, chai, teach]);
  const viewer = await createMember(testApp);
  expect(await seenBy(viewer, member.id)).toEqual([proud, chai, teach]);
  await patch(member, { prompts: [teach, proud] });
  expect(await seenBy(viewer, member.id)).toEqual([teach, proud]);
  const deck = await inject({ url: '/api/profiles/discover/', headers: viewer.headers });
  expect(deck.json().find(({ id }: { id: number }) => id === member.id).prompts).toEqual([teach, proud]);
});

test.each([
  ['an empty list', []],
  ['an empty text', ''],
])('%s clears them', async (_, prompts) => {
  await patch(member, { prompts: [chai] });
  expect((await patch(member, { prompts })).json().prompts).toEqual([]);
});

test('a save that leaves them out keeps them, also of a whole profile', async () => {
  await patch(member, { prompts: [chai] });
  expect((await patch(member, { bio: 'Hello' })).json().prompts).toEqual([chai]);
  const whole = { name: 'Juma', age: 30, location: 'Kisumu' };
  const put = await inject({ method: 'PUT', url, headers: member.headers, payload: whole });
  expect(put.json()).toMatchObject({ bio: '', prompts: [chai] });
});

test('a browser form sends them as JSON', async () => {
  const payload = makeForm({ name: 'Juma', age: '30', location: 'Kisumu', prompts: JSON.stringify([chai, teach]) });
  const saved = await inject({ method: 'PUT', url, headers: member.headers, payload });
  expect(saved.json().prompts).toEqual([chai, teach]);
});

test('an answer is cleaned like a bio: trimmed, of several lines, without what turns text', async () => {
  const answer = '  Milk\u202e first,\nno rushing. ';
  const saved = await patch(member, { prompts: [{ ...chai, answer }] });
  expect(saved.json().prompts).toEqual([{ ...chai, answer: 'Milk first,\nno rushing.' }]);
});

test.each([
  ['an unknown prompt', [{ prompt_id: 'bride-price', answer: 'No' }]],
  ['the same prompt twice', [chai, { ...chai, answer: 'Sugar last.' }]],
  ['a fourth prompt', [chai, proud, teach, { prompt_id: 'never-ask', answer: 'To be on time.' }]],
  ['an empty answer', [{ ...chai, answer: '  ' }]],
  ['an answer that is too long', [{ ...chai, answer: 'x'.repeat(promptLimits.answerMax + 1) }]],
  ['an answer with a control character', [{ ...chai, answer: 'a\u0007b' }]],
  ['a text that is no JSON', 'chai'],
  ['null', null],
  ['a prompt without an answer', [{ prompt_id: 'chai-rules' }]],
])('%s is refused by name, and nothing changes', async (_, prompts) => {
  await patch(member, { prompts: [proud] });
  const refused = await patch(member, { bio: 'New', prompts });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)[0]).toMatch(/^prompts/);
  const own = (await inject({ url, headers: member.headers })).json();
  expect(own).toMatchObject({ bio: '', prompts: [proud] });
});

test('the longest answer is kept', async () => {
  const answer = 'x'.repeat(promptLimits.answerMax);
  expect((await patch(member, { prompts: [{ ...chai, answer }] })).json().prompts[0].answer).toBe(answer);
});

test('an answer is no way to be found', async () => {
  const viewer = await createMember(testApp);
  await patch(member, { prompts: [{ ...chai, answer: 'Xylophone' }] });
  const found = await inject({ url: '/api/profiles/discover/?search=xylophone', headers: viewer.headers });
  expect(found.json()).toEqual([]);
});

test('the catalogue has every prompt in both languages, each in a topic', async () => {
  const response = await inject({ url: '/api/prompts/', headers: member.headers });
  expect(response.statusCode).toBe(200);
  const { topics, prompts } = response.json();
  expect(prompts).toHaveLength(promptIds.length);
  expect(prompts).toContainEqual({
    id: 'chai-rules',
    topic: 'food',
    text: { en: catalogue['chai-rules'].en, sw: catalogue['chai-rules'].sw },
  });
  expect(topics).toHaveLength(Object.keys(promptTopics).length);
  expect((await inject({ url: '/api/prompts/' })).statusCode).toBe(401);
});
