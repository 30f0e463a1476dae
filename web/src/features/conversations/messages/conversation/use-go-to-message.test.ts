import { expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { useGoToMessage } from './use-go-to-message.ts';

/** Opens a chat whose messages with these ids are on screen; `pages` come one after the other. */
async function openChat(loaded: number[], pages: number[][], isCalm = false) {
  const page = await openPage();
  const rows = new Map<number, { scrollIntoView: Mock; dataset: Record<string, string> }>();
  const show = (ids: number[]) => {
    for (const id of ids) rows.set(id, { scrollIntoView: vi.fn(), dataset: {} });
  };
  show(loaded);
  const querySelector = (selector: string) => rows.get(Number(/\d+/.exec(selector)?.[0])) ?? null;
  Object.assign(document, { querySelector });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isCalm,
  }));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let messages = loaded.map((id) => exampleMessage(id, 7));
  const loadEarlier = vi.fn(async () => {
    const earlier = pages.shift();
    if (!earlier) return false;
    show(earlier);
    messages = [...earlier.map((id) => exampleMessage(id, 7)), ...messages];
    chat.change(undefined);
    return true;
  });
  const chat = page.run(() => useGoToMessage(messages, loadEarlier), undefined);
  return { go: (id: number) => chat.now()(id), rows, loadEarlier };
}

test('a message on screen is shown, and is highlighted for 1.6 s', async () => {
  const { go, rows, loadEarlier } = await openChat([8, 9], []);
  await go(8);
  expect([rows.get(8)?.dataset, loadEarlier.mock.calls.length]).toEqual([{ found: '' }, 0]);
  vi.advanceTimersByTime(1600);
  expect(rows.get(8)?.dataset).toEqual({});
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once for whom motion makes ill', true, 'instant'],
])('the list scrolls to a message %s, which then stands in its middle', async (_, isCalm, behavior) => {
  const { go, rows } = await openChat([8, 9], [], isCalm);
  await go(9);
  expect(rows.get(9)?.scrollIntoView.mock.calls).toEqual([[{ block: 'center', behavior }]]);
  expect([rows.get(8)?.scrollIntoView.mock.calls, rows.get(8)?.dataset]).toEqual([[], {}]);
  vi.advanceTimersByTime(1599);
  expect(rows.get(9)?.dataset).toEqual({ found: '' });
});

test('an earlier message is looked for page by page', async () => {
  const { go, rows, loadEarlier } = await openChat(
    [8, 9],
    [
      [6, 7],
      [4, 5],
      [2, 3],
    ],
  );
  await go(5);
  expect([rows.get(5)?.dataset, loadEarlier.mock.calls.length]).toEqual([{ found: '' }, 2]);
});

test('a message that is not there any more is given up once earlier ones are loaded, or none is left', async () => {
  const { go, loadEarlier } = await openChat([8, 9], [[4, 6]]);
  await go(5);
  await go(1);
  expect(loadEarlier).toHaveBeenCalledTimes(2);
});

test('a message is looked for in 20 earlier pages at most', async () => {
  const { go, loadEarlier } = await openChat(
    [100],
    Array.from({ length: 30 }, (_, at) => [99 - at]),
  );
  await go(1);
  expect(loadEarlier).toHaveBeenCalledTimes(20);
});
