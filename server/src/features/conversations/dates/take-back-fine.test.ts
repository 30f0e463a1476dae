import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createDateClient } from './date-client.fixture.ts';

const testApp = await buildTestApp();
const { clock } = testApp;
const { createCouple, act, planned, open, follow, inHours } = createDateClient(testApp);

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
