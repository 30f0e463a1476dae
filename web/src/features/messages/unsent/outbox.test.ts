import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const sendPath = 'POST /api/messages/send/';
const tried = { text: 'Habari?', clientId: 'first' };
const waiting = { text: 'Habari?', tried, waiting: true };
const arrived = { status: 201, body: { id: 3 } };

/** A page with one message that waits for a connection, and its outbox. */
async function openOutbox({ online = true } = {}) {
  const page = await openPage();
  const { readDraft, writeDraft } = await import('../drafts/drafts.ts');
  const { startOutbox } = await import('./outbox.ts');
  const { deliver } = await import('./deliver.ts');
  writeDraft(7, waiting);
  page.setOnline(online);
  const onSent = vi.fn();
  const stop = startOutbox(onSent);
  onTestFinished(stop);
  return { page, readDraft, writeDraft, deliver, onSent, stop };
}

test('a waiting message is sent at the start, with its id, and then forgotten', async () => {
  const { page, readDraft, onSent } = await openOutbox();
  const sent = await page.api.take(sendPath);
  expect(JSON.parse(sent.body)).toEqual({ sender: 1, receiver: 7, text: 'Habari?', client_id: 'first' });
  sent.reply(arrived);
  await until(() => expect(onSent.mock.calls).toEqual([[7, { id: 3 }]]));
  expect(readDraft(7)).toBeNull();
});

test('the outbox and the send button share one request for the same message', async () => {
  const { page, deliver, onSent } = await openOutbox();
  const sent = await page.api.take(sendPath);
  const byHand = deliver(1, 7, tried);
  sent.reply(arrived);
  expect(await byHand).toEqual({ id: 3 });
  await until(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(await page.requestsUnderWay()).toBe(0);
});

test('nothing is sent without a network, and everything when it is back', async () => {
  const { page, onSent } = await openOutbox({ online: false });
  expect(await page.requestsUnderWay()).toBe(0);
  page.setOnline(true);
  page.dispatch('online');
  (await page.api.take(sendPath)).reply(arrived);
  await until(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('a refused message is not tried again', async () => {
  const { page, readDraft, onSent } = await openOutbox();
  (await page.api.take(sendPath)).reply({ status: 403 });
  await until(() => expect(readDraft(7)?.waiting).toBe(false));
  page.dispatch('online');
  expect([await page.requestsUnderWay(), onSent.mock.calls]).toEqual([0, []]);
});

test('a lost message waits on, and is tried again with the same id', async () => {
  const { page, readDraft, deliver } = await openOutbox();
  (await page.api.take(sendPath)).reply({ status: 503 });
  await deliver(1, 7, tried).catch(() => undefined);
  expect(readDraft(7)).toEqual(waiting);
  page.dispatch('online');
  expect(JSON.parse((await page.api.take(sendPath)).body)).toMatchObject({ client_id: 'first' });
});

test('a stopped outbox sends nothing more', async () => {
  const { page, stop } = await openOutbox({ online: false });
  stop();
  page.setOnline(true);
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
});
