import { expect, test } from 'vitest';
import type { Mail } from '../../../gateways/mail/mailer.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMatch, createMember } from '../../../testing/factories.ts';
import { beginCourse, createTeller, tellCourse, type Step } from '../../../testing/tell-course.ts';
import { createDateClient } from './date-client.fixture.ts';
import { collectDateMails, deleteClosedPlans, sendDateMail } from './index.ts';

const testApp = await buildTestApp();
const { clock } = testApp;
const { createCouple, act, planned, open, follow, inHours } = createDateClient(testApp);

const say = createTeller(testApp);
const onPlan = (method: 'POST' | 'DELETE', path: string, body?: object) => () =>
  say(101, method, `date-plans/{date_plans}/${path}`, body);
const moment = (time: string) => new Date(`2041-03-0${time}:00Z`).toISOString();
const plans =
  (client: number, more: object = {}) =>
  () =>
    say(101, 'POST', 'date-plans/', {
      partner: 102,
      client_id: `10000000-0000-4000-8000-00000000000${client}`,
      place: 'Uhuru Park',
      meets_at: moment('1T12:00'),
      check_in_at: moment('1T15:00'),
      friend_email: 'rafiki@example.com',
      ...more,
    });
const dependencies = { ...testApp, secretKey: testApp.config.secretKey, siteUrl: 'https://mwanzo.example' };
const itIs = (time: string) => async () => clock.set(moment(time));

/** Sends the mails that are due, and says to whom and about what. */
async function mails(): Promise<string> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  for (const id of await collectDateMails(dependencies)) await sendDateMail({ ...dependencies, mailer }, id);
  return sent.map(({ to, subject }) => `${to} "${subject}"`).join(', ');
}

async function opens(): Promise<string> {
  const link = JSON.parse((await say(101, 'GET', 'date-plans/')).slice(4))[0].link;
  return String((await open(link)).status);
}

const steps: readonly Step[] = [
  ['a plan', plans(1)],
  ['the same again', plans(1, { place: 'Karura' })],
  ['a check-in before the meeting', plans(2, { check_in_at: moment('1T12:00') })],
  ['one of yesterday', plans(2, { meets_at: moment('1T04:00'), check_in_at: moment('1T07:00') })],
  ['with somebody who is no match', plans(2, { partner: 103 })],
  [
    'one without a friend',
    plans(2, { friend_email: undefined, meets_at: moment('2T12:00'), check_in_at: moment('2T20:00') }),
  ],
  ['a third', plans(3, { place: 'Java', check_in_at: moment('1T16:00') })],
  ['nobody else cancels it', () => say(102, 'DELETE', 'date-plans/{date_plans}/')],
  ['its owner does', onPlan('DELETE', '')],
  ['both that are left', () => say(101, 'GET', 'date-plans/')],
  ['what the match reads', () => say(102, 'GET', 'date-plans/')],
  ['at 14:50', itIs('1T14:50')],
  ['the member is reminded', mails],
  ['the friend opens the link', opens],
  ['at 15:14', itIs('1T15:14')],
  ['nobody is told', mails],
  ['at 15:15', itIs('1T15:15')],
  ['the friend is', mails],
  ['once', mails],
  ['the plan that is left', plans(4, { meets_at: moment('1T15:00'), check_in_at: moment('1T18:00') })],
  ['the friend opens the oldest', opens],
  ['it moves', onPlan('POST', 'check-in/', { check_in_at: moment('1T19:00') })],
  ['to what is over', onPlan('POST', 'check-in/', { check_in_at: moment('1T15:10') })],
  ['the member is fine', onPlan('POST', 'fine/')],
  ['and says so again', onPlan('POST', 'fine/')],
  ['it does not move any more', onPlan('POST', 'check-in/', { check_in_at: moment('1T20:00') })],
  ['nor from somebody else', () => say(102, 'POST', 'date-plans/{date_plans}/fine/')],
  ['it is taken back', onPlan('DELETE', 'fine/')],
  ['twice', onPlan('DELETE', 'fine/')],
  ['who has not opened it is not told', mails],
  ['at noon in Nairobi', itIs('2T09:00')],
  ['what has closed goes', () => deleteClosedPlans(dependencies)],
  ['one is left', () => say(101, 'GET', 'date-plans/')],
];

test('each step of plans has its result, its mails and its rows', async () => {
  beginCourse(testApp);
  const people = [101, 102, 103].map((id) => createMember(testApp, { id, name: `Mtu ${id}` }));
  const [planner, partner] = await Promise.all(people);
  if (planner && partner) await createMatch(testApp, planner, partner);
  await expect(await tellCourse(testApp, steps)).toMatchFileSnapshot('./in-words/course-of-plans.txt');
});

test('"I am fine" is taken back while the plan is open, also twice, and the friend’s page follows', async () => {
  const [one, other] = await createCouple();
  const { id, link, closes_at } = await planned(one, other);
  const fine = `/api/date-plans/${id}/fine/`;
  // A plan that has never been said to be fine stays as it is.
  expect(await act(one, 'DELETE', fine)).toMatchObject({ status: 200, body: { fine_at: null } });
  for (const page of [await open(link), await follow(link)]) expect(page.body).not.toContain('taken back');
  await act(one, 'POST', fine);
  expect((await open(link)).body).toContain('is fine,');
  // The partner cannot take it back, and learns nothing.
  expect(await act(other, 'DELETE', fine)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await open(link)).body).toContain('is fine,');
  for (const _ of ['once', 'twice'])
    expect(await act(one, 'DELETE', fine)).toMatchObject({ status: 200, body: { id, fine_at: null } });
  const shown = (await open(link)).body;
  expect(shown).toContain('“I am fine” is taken back');
  expect(shown).toContain('says “I am fine” by');
  // The page before the button says it too, and names nobody.
  expect((await follow(link)).body).toContain('“I am fine” is taken back');
  expect((await follow(link)).body).not.toMatch(/Mũthoni|Kiptoo/);
  // It can be said again, and the page is calm.
  const finedAt = clock.now().toISOString();
  expect(await act(one, 'POST', fine)).toMatchObject({ body: { fine_at: finedAt } });
  clock.advance(1000);
  expect(await act(one, 'POST', fine)).toMatchObject({ body: { fine_at: finedAt } });
  for (const page of [await open(link), await follow(link)]) expect(page.body).not.toContain('taken back');
  clock.advance(new Date(closes_at).getTime() - clock.now().getTime());
  expect(await act(one, 'DELETE', fine)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('what is changed of a plan stays changed: a time past midnight, "I am fine", and its taking back', async () => {
  const [one, other] = await createCouple();
  // 18:00 in Nairobi.
  clock.set('2026-12-03T15:00:00Z');
  const { id, closes_at } = await planned(one, other);
  const listed = async () => (await act(one, 'GET', '/api/date-plans/')).body;
  const { body: moved } = await act(one, 'POST', `/api/date-plans/${id}/check-in/`, { check_in_at: inHours(7) });
  expect([closes_at, moved.closes_at]).toEqual(['2026-12-04T09:00:00.000Z', '2026-12-05T09:00:00.000Z']);
  expect(await listed()).toEqual([moved]);
  const { body: fine } = await act(one, 'POST', `/api/date-plans/${id}/fine/`);
  expect(fine).toMatchObject({ fine_at: inHours(0) });
  expect(await listed()).toEqual([fine]);
  const { body: takenBack } = await act(one, 'DELETE', `/api/date-plans/${id}/fine/`);
  expect(takenBack).toMatchObject({ fine_at: null });
  expect(await listed()).toEqual([takenBack]);
  clock.set(closes_at);
  expect(await listed()).toHaveLength(1);
  clock.set(moved.closes_at);
  expect(await listed()).toEqual([]);
});

test('a plan is told whole, and each of two is changed alone', async () => {
  const [one, other] = await createCouple();
  clock.set('2026-12-10T15:00:00Z');
  const second = await planned(one, other, { place: 'Uhuru Park', meets_at: inHours(2), check_in_at: inHours(3) });
  const { id, link } = await planned(one, other, { friend_email: 'friend@example.com' });
  const whole = {
    id,
    partner: { id: other.id, name: 'Kiptoo' },
    place: 'Java House, Kimathi Street',
    meets_at: '2026-12-10T16:00:00.000Z',
    check_in_at: '2026-12-10T19:00:00.000Z',
    closes_at: '2026-12-11T09:00:00.000Z',
    friend_email: 'friend@example.com',
    fine_at: null,
    opened_count: 0,
    opened_at: null,
    link,
  };
  const listed = async () => (await act(one, 'GET', '/api/date-plans/')).body;
  expect(await listed()).toEqual([whole, second]);
  clock.set('2026-12-10T15:30:00Z');
  await open(link);
  const opened = { opened_count: 1, opened_at: '2026-12-10T15:30:00.000Z' };
  expect(await listed()).toEqual([{ ...whole, ...opened }, second]);
  const fine = await act(one, 'POST', `/api/date-plans/${id}/fine/`);
  expect(fine).toEqual({ status: 200, body: { ...whole, ...opened, fine_at: '2026-12-10T15:30:00.000Z' } });
  expect(await listed()).toEqual([fine.body, second]);
  await act(one, 'DELETE', `/api/date-plans/${id}/`);
  expect(await listed()).toEqual([second]);
});
