import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createDateClient } from './date-client.fixture.ts';

const testApp = await buildTestApp();
const { clock } = testApp;
const { createCouple, act, planned, open, follow } = createDateClient(testApp);

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
