import type { StreamEvent } from '@mwanzo/contract/events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

test('events of calls reach the call', async () => {
  const receiveCalls = vi.fn();
  vi.doMock(import('../../features/conversations/calls/call/receive-calls.ts'), () => ({ receiveCalls }));
  onTestFinished(() => void vi.doUnmock('../../features/conversations/calls/call/receive-calls.ts'));
  const { receive } = await startReceiving();
  const about = ['call', 'call_signal', 'talk'].map((type) => ({ type, partner: 7 }) as unknown as StreamEvent);
  for (const event of about) receive(event);
  await until(() => expect(receiveCalls).toHaveBeenCalledTimes(3));
  expect(receiveCalls.mock.calls.map(([, event]) => event)).toEqual(about);
});

test('an event that this version does not know changes nothing', async () => {
  const { page, receive } = await startReceiving();
  receive({ type: 'call' } as unknown as StreamEvent);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a message that arrives after the end of the match is not shown, until the two match again', async () => {
  const { receive, matches, messages } = await startReceiving();
  const { addMessages } = await import('../../shared/conversations/conversations.ts');
  receive({ type: 'match_ended', partner: 7 });
  await until(() => expect(messages()).toEqual([]));
  addMessages(7, []);
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect(matches()).toEqual([]);
  expect(messages()).toEqual([]);
  receive({ type: 'match', partner: 7 });
  receive({ type: 'message', partner: 7, message: exampleMessage(3, 7) });
  expect(messages().map(({ id }) => id)).toEqual([3]);
});
