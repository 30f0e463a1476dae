import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { until } from '../../../../testing/until.ts';
import { openOutbox, stored } from './open-outbox.fixture.ts';

/** Opens an outbox on a page that has loaded the conversation with member 7, whose name is Otieno. */
async function openLoaded() {
  const opened = await openOutbox();
  const { changeConversation, readConversation } = await import('../../../../shared/conversations/conversations.ts');
  const { noConversation } = await import('../../../../shared/conversations/conversation-rules.ts');
  const partner = { name: 'Otieno', photo: null, photoDetail: null, isVerified: false, profileId: 7 };
  changeConversation(7, () => ({ ...noConversation, messages: [exampleMessage(1, 7)], partner }));
  return { ...opened, shown: (id: number) => readConversation(id)?.messages.map((message: Message) => message.id) };
}

test('a message that has arrived is in its conversation at once, and no other conversation is begun', async () => {
  const { start, write, takeSent, readOutbox, shown } = await openLoaded();
  start();
  write('Habari?', 7);
  write('Mambo?', 8);
  for (let sent = 0; sent < 2; sent += 1) {
    const { body, reply } = await takeSent();
    reply({ status: 201, body: exampleMessage(Number(body['receiver']) + 10, 1) });
  }
  await until(() => expect(readOutbox()).toEqual([]));
  expect([shown(7), shown(8)]).toEqual([[1, 17], undefined]);
});

test('a message bears the name of a receiver whom this page knows, for a chat without a network', async () => {
  const { write, readOutbox } = await openLoaded();
  write('Habari?', 7);
  write('Mambo?', 8);
  expect(readOutbox()).toEqual(
    ['Otieno', undefined].map((receiverName, index) => ({
      id: expect.any(String),
      receiver: 7 + index,
      receiverName,
      text: ['Habari?', 'Mambo?'][index],
      replyTo: null,
      writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      phase: 'waiting',
      inInput: false,
    })),
  );
});

test('a message that was refused, kept or is asked about does not keep the others from being fetched', async () => {
  const { outbox, start, write, takeSent, fetched } = await openOutbox();
  for (const phase of ['failed', 'kept', 'asking'] as const) outbox.change(write(phase), { phase });
  start();
  write('Habari?');
  (await takeSent()).reply(stored(3));
  await until(() => expect(fetched.mock.calls).toEqual([[{ queryKey: ['conversation', 7] }]]));
});

test('a refused message uses up no chat, and one beyond the limit of the day its own chat alone', async () => {
  const { start, write, takeSent, states } = await openOutbox();
  const { dayLimits, refusedReceivers } = await import('../../../../shared/allowances/day-limits.ts');
  start();
  write('To eight', 8);
  (await takeSent()).reply({ status: 400 });
  await until(() => expect(states()).toEqual(['To eight failed']));
  expect([[...refusedReceivers.read()], dayLimits.read().messages]).toEqual([[], undefined]);
  write('To seven', 7);
  (await takeSent()).reply({ status: 429, body: { code: 'daily_limit_reached' } });
  await until(() => expect(states()).toEqual(['To eight failed', 'To seven kept']));
  expect([...refusedReceivers.read()]).toEqual([7]);
});

test('what was written for somebody is forgotten whole, and for nobody else', async () => {
  const { write, readOutbox, readDraft, keepDraft, subscribeToDrafts } = await openOutbox();
  const { forgetWriting } = await import('./forget-writing.ts');
  const { localPicture, rememberPicture } = await import('./local-pictures.ts');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => revoked.mockRestore());
  const heard = vi.fn();
  onTestFinished(subscribeToDrafts(heard));
  for (const receiver of [7, 8, 9]) {
    write('Habari?', receiver);
    if (receiver < 9) keepDraft(receiver, `Draft ${receiver}`);
    rememberPicture(receiver, { receiver, url: `blob:${receiver}` });
  }
  const left = () => [readOutbox().map(({ receiver }) => receiver), [7, 8].map(readDraft), [7, 8, 9].map(localPicture)];
  forgetWriting(7);
  expect(left()).toEqual([
    [8, 9],
    ['', 'Draft 8'],
    [undefined, 'blob:8', 'blob:9'],
  ]);
  expect([heard.mock.calls.length, revoked.mock.calls]).toEqual([1, [['blob:7']]]);
  // An input that is empty already hears of nothing.
  forgetWriting(9);
  expect(left()).toEqual([[8], ['', 'Draft 8'], [undefined, 'blob:8', undefined]]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a photo that is thrown away is freed, the other one stays, and an unknown message changes nothing', async () => {
  const { outbox, write, states, throwAway, takeBack, sendAgain, freeInput, readDraft } = await openOutbox();
  const { localPicture, rememberPicture } = await import('./local-pictures.ts');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => revoked.mockRestore());
  const [first, second] = ['First', 'Second'].map((text, index) => {
    const id = write(text);
    outbox.change(id, { media: { id: 5 + index } as never });
    rememberPicture(5 + index, { receiver: 7, url: `blob:${text}` });
    return id;
  });
  throwAway(first ?? '');
  expect([states(), localPicture(5), localPicture(6)]).toEqual([['Second waiting'], undefined, 'blob:Second']);
  for (const act of [throwAway, takeBack, sendAgain]) act('nobody');
  // Nothing of this chat stands in the input of another one.
  outbox.change(second ?? '', { phase: 'kept', inInput: true });
  freeInput(8);
  expect([states(), readDraft(7), revoked.mock.calls]).toEqual([['Second kept'], '', [['blob:First']]]);
});

test.each([
  ['premium_required', 'premium_required'],
  ['voice_invalid', 'voice_invalid'],
  ['internal', undefined],
] as const)('a file that is refused with %s is logged and stays as failed, without a toast', async (code, refused) => {
  const { page, outbox, start, readDraft, sendFile, keepDraft } = await openOutbox();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  keepDraft(7, '');
  start();
  const file = { kind: 'voice', isKept: false, milliseconds: 2000 } as const;
  const id = sendFile({ receiver: 7, text: 'My words', replyTo: null, file }, Promise.resolve(new Blob(['x'])));
  (await page.api.take('POST /api/messages/media/voice-notes/')).reply(refusal(code));
  await until(() => expect(outbox.find(id)?.phase).toBe('failed'));
  expect(outbox.find(id)).toMatchObject({ text: 'My words', refusal: refused, inInput: false });
  expect([page.toast(), readDraft(7)]).toEqual([undefined, '']);
  expect(logged.mock.calls).toContainEqual(['The photo or voice note was not sent', expect.objectContaining({ code })]);
});

test('a stuck tab holds up a text for five seconds, and a file for two minutes', async () => {
  const { start, write, sendFile } = await openOutbox();
  const { stubLocks } = await import('../../../../sending/open-queue.fixture.ts');
  stubLocks();
  const locks = vi.spyOn(navigator.locks, 'request');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  start();
  write('Habari?', 7);
  const file = { kind: 'voice', isKept: false, milliseconds: 2000 } as const;
  sendFile({ receiver: 8, text: '', replyTo: null, file }, Promise.resolve(new Blob(['x'])));
  const own = locks.mock.calls.map(([name]) => name).filter((name) => name.startsWith('mwanzo.outbox'));
  expect([own, timeout.mock.calls]).toEqual([
    ['mwanzo.outbox.7', 'mwanzo.outbox.8'],
    [[5000], [120_000]],
  ]);
});
