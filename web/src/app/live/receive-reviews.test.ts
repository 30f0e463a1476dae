import { expect, test } from 'vitest';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

test('a decision about the member is fetched again where it is shown', async () => {
  const { page, receive } = await startReceiving();
  page.client.setQueryData(['decisions'], []);
  receive({ type: 'decision' });
  expect(page.client.getQueryState(['decisions'])?.isInvalidated).toBe(true);
});

test('a decision about the documents shows at once, with the badge', async () => {
  const { page, receive } = await startReceiving();
  const { openVerification } = await import('../../shared/verifications/open-verification.ts');
  const { rememberVerification } = await import('../../shared/verifications/verification.ts');
  const { likeLock } = await import('../../shared/verifications/like-lock.ts');
  rememberVerification({ status: 'pending', reason: null, refusal: null, submitted_at: null, decide_by: null });
  expect([openVerification.read()?.status, likeLock.read()]).toEqual(['pending', true]);
  receive({ type: 'verification' });
  (await page.api.take('GET /api/verify/')).reply({ body: { status: 'approved' } });
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, isVerified: true } });
  await until(() => expect(page.session.readSession().profile?.isVerified).toBe(true));
  expect([openVerification.read(), likeLock.read()]).toEqual([undefined, false]);
});

test('a colleague’s question for more documents, and an answer, are fetched at once where they are shown', async () => {
  const { page, receive } = await startReceiving();
  const { useQuery } = await import('@tanstack/react-query');
  const { documentLooksQuery } = await import('../../queries/document-looks.ts');
  const shown = page.run(() => useQuery(documentLooksQuery).data?.max, undefined);
  const asked = 'GET /api/moderation/document-looks/asked/';
  (await page.api.take(asked)).reply({ body: { max: 60, own: null, asked: [] } });
  await until(() => expect(shown.now()).toBe(60));
  receive({ type: 'document_looks' });
  (await page.api.take(asked)).reply({ body: { max: 120, own: null, asked: [] } });
  await until(() => expect(shown.now()).toBe(120));
});
