import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const path = 'POST /api/messages/conversation/7/read/';
const messages = [exampleMessage(1, 7), exampleMessage(2, 1), exampleMessage(3, 7)];
const shown = { partnerId: 7, messages, nearEnd: true, reports: true, news: undefined as string | undefined };

async function openReading(given: Partial<typeof shown> = {}, visibilityState = 'visible') {
  const page = await openPage();
  const { useReading } = await import('./use-reading.ts');
  Object.assign(document, { visibilityState });
  const reading = page.run((input: typeof shown) => useReading(input), { ...shown, ...given });
  const look = (state: string) =>
    Object.assign(document, { visibilityState: state }).dispatchEvent(new Event('visibilitychange'));
  return { page, reading, look };
}

test('the partner’s newest message is read once it is on screen', async () => {
  const { page } = await openReading();
  expect(JSON.parse((await page.api.take(path)).body)).toEqual({ up_to: 3 });
});

test.each<[string, Partial<typeof shown>, string]>([
  ['further down', { nearEnd: false }, 'visible'],
  ['further down, where a question is news,', { nearEnd: false, news: 'question' }, 'visible'],
  ['on a hidden page', {}, 'hidden'],
  ['shown where nothing is reported', { reports: false }, 'visible'],
  ['one’s own', { messages: [exampleMessage(2, 1)] }, 'visible'],
])('a message that is %s is not read', async (_, given, visibility) => {
  const { page } = await openReading(given, visibility);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a message on a hidden page is read once the member looks', async () => {
  const { page, look } = await openReading({}, 'hidden');
  look('visible');
  await page.api.take(path);
});

test('messages below the screen are counted until they are seen', async () => {
  const { reading } = await openReading({ nearEnd: false });
  const more = [...messages, exampleMessage(4, 7), exampleMessage(5, 1), { ...exampleMessage(6, 7), is_deleted: true }];
  reading.change({ ...shown, nearEnd: false, messages: more });
  expect(reading.now()).toBe(1);
  reading.change({ ...shown, messages: more });
  await until(() => expect(reading.now()).toBe(0));
});

test.each(['hides the page', 'leaves the chat'] as const)(
  'what was read within a second is reported at once when the member %s',
  async (how) => {
    const { page, reading, look } = await openReading();
    (await page.api.take(path)).reply({ status: 204 });
    await page.settled();
    reading.change({ ...shown, messages: [...messages, exampleMessage(4, 7)] });
    expect(await page.requestsUnderWay()).toBe(0);
    if (how === 'hides the page') look('hidden');
    else reading.unmount();
    // It does not wait for the second to pass.
    expect(await page.requestsUnderWay()).toBe(1);
    expect(JSON.parse((await page.api.take(path)).body)).toMatchObject({ up_to: 4 });
  },
);

test('messages that were there before are not announced, and those that arrive are, together and once', async () => {
  const page = await openPage();
  const { useNewMessages } = await import('./use-new-messages.ts');
  type Loaded = [messages: readonly Message[], ready: boolean];
  const announced = page.run(([list, ready]: Loaded) => useNewMessages(list, ready).map(({ id }) => id), [[], false]);
  announced.change([[exampleMessage(1, 7), exampleMessage(2, 7)], true]);
  expect(announced.now()).toEqual([]);
  announced.change([[exampleMessage(0, 7), exampleMessage(1, 7), exampleMessage(2, 7)], true]);
  expect(announced.now()).toEqual([]);
  announced.change([[exampleMessage(1, 7), exampleMessage(2, 7), exampleMessage(3, 7), exampleMessage(4, 7)], true]);
  expect(announced.now()).toEqual([3, 4]);
  announced.change([
    [
      exampleMessage(1, 7),
      { ...exampleMessage(2, 7), seen_at: 'now' },
      exampleMessage(3, 7),
      exampleMessage(4, 7),
      exampleMessage(5, 7),
    ],
    true,
  ]);
  expect(announced.now()).toEqual([5]);
});
