import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../../../testing/until.ts';
import { message, openChat } from '../open-chat.fixture.ts';

/** Opens a chat in which the member is asked about two messages. Another chat has one, too. */
async function openAsked() {
  const chat = await openChat([message(1, 7)]);
  const { outbox, putInOutbox } = chat;
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  const { startSending } = await import('../../../../sending/start-sending.ts');
  chat.page.setOnline(false);
  onTestFinished(startSending(chat.page.client));
  const [other, first, second] = [
    ['To another', 8],
    ['Send me 3,500', 7],
    ['Send me 200', 7],
  ].map(([text, receiver]) => putInOutbox({ receiver: Number(receiver), text: String(text), replyTo: null }));
  for (const id of [other, first, second]) outbox.change(id ?? '', { phase: 'asking', concerns: ['money:8-11'] });
  const asked = () => document.querySelector('dialog[open] p[dir="auto"]')?.textContent;
  const phases = () => outbox.read().map(({ text, phase, inInput }) => [text, phase, inInput]);
  await until(() => expect(asked()).toBe('Send me 3,500'));
  return { ...chat, asked, phases };
}

test.each(['Close', 'Escape'])('%s means that the message is changed, and the next one is asked about', async (how) => {
  const { screen, asked, phases, input } = await openAsked();
  if (how === 'Close') await screen.press('Close');
  else screen.dispatch(document.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('no question'), 'cancel');
  await until(() => expect(input()?.value).toBe('Send me 3,500'));
  expect(phases()).toEqual([
    ['To another', 'asking', false],
    ['Send me 200', 'asking', false],
    ['Send me 3,500', 'kept', true],
  ]);
  await until(() => expect(asked()).toBe('Send me 200'));
});

test('a message that is sent as it is leaves the input alone, and the next one is asked about', async () => {
  const { screen, asked, phases, input, readOutbox } = await openAsked();
  await screen.press('Send it as it is');
  await until(() => expect(asked()).toBe('Send me 200'));
  expect(phases()).toEqual([
    ['To another', 'asking', false],
    ['Send me 3,500', 'lost', false],
    ['Send me 200', 'asking', false],
  ]);
  expect([input()?.value, readOutbox().map(({ concerns }) => concerns)]).toEqual([
    '',
    [['money:8-11'], ['money:8-11'], ['money:8-11']],
  ]);
  await screen.press('Send it as it is');
  await until(() => expect(asked()).toBeUndefined());
});
