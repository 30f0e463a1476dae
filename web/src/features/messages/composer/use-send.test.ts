import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const sendPath = 'POST /api/messages/send/';
const stored = (id: number, text: string) => ({ status: 201, body: { id, text } });

/** The composer of a chat with member 7. */
async function openComposer() {
  const page = await openPage();
  const { useSend } = await import('./use-send.ts');
  const { readDraft, writeDraft } = await import('../drafts/drafts.ts');
  const composer = page.run(useSend, 7);
  const sentBody = async () => {
    const sent = await page.api.take(sendPath);
    return { ...sent, body: JSON.parse(sent.body) as Record<string, unknown> };
  };
  return { page, composer, sentBody, readDraft, writeDraft };
}

test('two presses send one message, trimmed, in the member’s own name', async () => {
  const { page, composer, sentBody } = await openComposer();
  const { send } = composer.now();
  const both = [send(' Habari? '), send(' Habari? ')];
  const { body, reply } = await sentBody();
  expect(body).toEqual({ sender: 1, receiver: 7, text: 'Habari?', client_id: expect.stringMatching(/^[\da-f-]{36}$/) });
  await until(() => expect(composer.now().sending).toBe(true));
  reply(stored(3, 'Habari?'));
  expect(await Promise.all(both)).toEqual([{ id: 3, text: 'Habari?' }, null]);
  await until(() => expect(composer.now().sending).toBe(false));
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a text is stored with its id before it is sent, and forgotten once it has arrived', async () => {
  const { composer, sentBody, readDraft } = await openComposer();
  const sent = composer.now().send('Habari?');
  const { body, reply } = await sentBody();
  expect(readDraft(7)).toEqual({
    text: 'Habari?',
    tried: { text: 'Habari?', clientId: body['client_id'] },
    waiting: true,
  });
  reply(stored(3, 'Habari?'));
  await sent;
  expect(readDraft(7)).toBeNull();
});

test('text that was typed while a message was under way stays', async () => {
  const { composer, sentBody, readDraft, writeDraft } = await openComposer();
  const sent = composer.now().send('Habari?');
  const { reply } = await sentBody();
  const draft = readDraft(7);
  writeDraft(7, { ...draft, text: 'And you?' });
  reply(stored(3, 'Habari?'));
  await sent;
  expect(readDraft(7)?.text).toBe('And you?');
});

test('a lost message waits for the connection, which is said once, and the same text keeps its id', async () => {
  const { page, composer, sentBody, readDraft } = await openComposer();
  const lost = composer.now().send('Habari?');
  const first = await sentBody();
  first.reply({ hangUp: true });
  expect(await lost).toBeNull();
  expect([page.toast(), readDraft(7)?.waiting]).toEqual([undefined, true]);
  const again = composer.now().send('Habari?');
  const second = await sentBody();
  expect(second.body['client_id']).toBe(first.body['client_id']);
  second.reply(stored(3, 'Habari?'));
  expect(await again).toEqual({ id: 3, text: 'Habari?' });
});

test('a refused message is kept in the input, and is not sent again by itself', async () => {
  const { page, composer, sentBody, readDraft } = await openComposer();
  const refused = composer.now().send('Habari?');
  (await sentBody()).reply({ status: 400 });
  expect(await refused).toBeNull();
  expect([page.toast(), readDraft(7)?.text, readDraft(7)?.waiting]).toEqual(['Send failed', 'Habari?', false]);
});

test('a message beyond the day’s limit is told above the input, not as a failure, and its text stays', async () => {
  const { page, composer, sentBody, readDraft } = await openComposer();
  const { dayLimits } = await import('../../../queries/day-limits.ts');
  const refused = composer.now().send('Habari?');
  (await sentBody()).reply({ status: 429, body: { code: 'daily_limit_reached' } });
  expect(await refused).toBeNull();
  expect(page.toast()).toBeUndefined();
  expect(dayLimits.read().messages).toBeGreaterThan(Date.now());
  expect(readDraft(7)).toMatchObject({ text: 'Habari?', waiting: false });
});

test('blank text and a missing user send nothing', async () => {
  const { page, composer } = await openComposer();
  expect(await composer.now().send('  ')).toBeNull();
  expect(page.toast()).toBeUndefined();
  page.storage.removeItem('user');
  expect(await composer.now().send('Habari?')).toBeNull();
  expect(page.toast()).toBe('User not found in localStorage');
  expect(await page.requestsUnderWay()).toBe(0);
});
