import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';

interface Choices {
  sound: boolean;
  quiet: boolean;
}

/** Opens a page whose choices the test saves, or does not. */
async function openSaver() {
  const page = await openPage();
  const { createOwnSaver } = await import('./own-saver.ts');
  const sent: { changes: Partial<Choices>; client: string; save: () => void; fail: (error: Error) => void }[] = [];
  const onFailure = vi.fn();
  const saverOf = createOwnSaver<Choices, string>(
    (changes, client) => new Promise((save, fail) => void sent.push({ changes, client, save, fail })),
    onFailure,
  );
  return { page, sent, onFailure, saverOf };
}

test('a member has one saver, which goes on while pages change, and another cache or member has another', async () => {
  const { page, saverOf } = await openSaver();
  const own = saverOf('cache');
  expect(saverOf('cache')).toBe(own);
  expect(saverOf('other cache')).not.toBe(own);
  const again = saverOf('cache');
  page.signInAs(2);
  expect(saverOf('cache')).not.toBe(again);
});

test('choices are sent with the cache that they belong to, and a failure is told once', async () => {
  const { sent, onFailure, saverOf } = await openSaver();
  const saving = saverOf('cache').choose({ sound: true });
  expect(sent.map(({ changes, client }) => [changes, client])).toEqual([[{ sound: true }, 'cache']]);
  sent[0]?.fail(new Error('lost'));
  expect(await saving).toBe(false);
  expect(onFailure.mock.calls).toEqual([[new Error('lost')]]);
});

test('what is unsent when the member leaves is dropped, and nobody is told of what failed', async () => {
  const { page, sent, onFailure, saverOf } = await openSaver();
  const saver = saverOf('cache');
  const saving = saver.choose({ sound: true });
  void saver.choose({ quiet: true });
  page.signInAs(2);
  sent[0]?.fail(new Error('lost'));
  await saving;
  expect([sent.length, onFailure.mock.calls]).toEqual([1, []]);
  void saverOf('cache').choose({ quiet: false });
  await until(() => expect(sent[1]?.changes).toEqual({ quiet: false }));
});
