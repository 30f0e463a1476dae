import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('a conversation that was removed is in no list and not in the cache; the others stay', async () => {
  const { client } = await openPage();
  const { forgetPastConversation } = await import('./past-conversations.ts');
  client.setQueryData(['past-conversations'], [{ id: 'a' }, { id: 'b' }]);
  for (const id of ['a', 'b']) client.setQueryData(['past-conversation', id], []);
  forgetPastConversation(client, 'a');
  expect(client.getQueryData(['past-conversations'])).toEqual([{ id: 'b' }]);
  expect(['a', 'b'].map((id) => client.getQueryData(['past-conversation', id]))).toEqual([undefined, []]);
  client.removeQueries({ queryKey: ['past-conversations'] });
  forgetPastConversation(client, 'b');
  expect(client.getQueryData(['past-conversations'])).toBeUndefined();
});

test('the first page of a past conversation is its newest, an earlier one ends before a position', async () => {
  const { api } = await openPage();
  const { fetchPastMessages } = await import('./past-conversations.ts');
  for (const [before, query] of [
    [undefined, '?limit=50'],
    [0, '?limit=50&before=0'],
  ] as const) {
    const fetched = fetchPastMessages('a', before);
    const { request, reply } = await api.take('GET /api/messages/past/a/');
    expect(request).toBe(`GET /api/messages/past/a/${query}`);
    reply({ body: { messages: [] } });
    expect(await fetched).toEqual([]);
  }
});
