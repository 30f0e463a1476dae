import { expect, onTestFinished, test } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

test('after lost events an open chat looks at all its messages again, and only then', async () => {
  const page = await openPage();
  const { createReceiver } = await import('./receive-events.ts');
  const { receive, stop } = createReceiver(page.client);
  onTestFinished(stop);
  const { useConversation } = await import('../../features/messages/conversation/use-conversation.ts');
  const conversation = page.run(useConversation, 8);
  const path = 'GET /api/messages/conversation/8/';
  (await page.api.take(`${path}?limit=50`)).reply({ body: [exampleMessage(1, 8), exampleMessage(2, 1)] });
  await until(() => expect(conversation.now().messages).toHaveLength(2));
  for (const wanted of ['?after=2', '?limit=50', '?limit=50']) {
    receive({ type: 'sync', refetch: true });
    const changed = { ...exampleMessage(1, 8), reactions: [{ user: 1, emoji: '❤️' }] };
    const taken = await page.api.take(path);
    expect(taken.request).toBe(path + wanted);
    taken.reply({ body: wanted === '?after=2' ? [] : [changed, exampleMessage(2, 1)] });
    await until(() => expect(page.client.isFetching({ queryKey: ['conversation', 8] })).toBe(0));
  }
  expect(conversation.now().messages[0]?.reactions).toHaveLength(1);
  conversation.now().refresh();
  expect((await page.api.take(path)).request).toBe(`${path}?after=2`);
});
