import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { room } from '../../../../i18n/room.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import type { Queue, QueueTab } from './queue.ts';

interface Item {
  id: number;
  claimed_by: number | null;
}

function Note() {
  const [note, setNote] = useState('');
  return <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />;
}

/** Opens a queue of these items. What its panel can do are buttons. */
async function openQueue(list: readonly Item[]) {
  const page = await openPage();
  const { QueueScreen } = await import('./queue-screen.tsx');
  const ends = new Map<number, () => void>();
  const read = vi.fn(() => new Promise<Item[]>(() => undefined)).mockResolvedValueOnce([...list]);
  const queue: Queue<Item> = {
    title: { en: 'Reports', sw: 'Reports' },
    tabs: [
      { text: { en: 'Open', sw: 'Open' }, lists: [{ queryKey: ['open'], queryFn: read }] },
      {
        text: { en: 'Closed', sw: 'Closed' },
        lists: [{ queryKey: ['closed'], queryFn: () => Promise.resolve([]) }],
        isDecided: true,
      },
    ],
    foot: () => 'Oldest first',
    legend: [{ keys: 'J K', text: room.move }],
    rowOf: ({ id }) => ({ name: `Member ${id}`, what: 'Asks', tag: null }),
    Panel: ({ opened: { id }, onPrevious, onNext, onNextFree, onBack, onDone }) => (
      <>
        <p ref={() => void ends.set(id, onDone)}>Case {id}</p>
        <Note />
        {Object.entries({ onPrevious, onNext, onNextFree, onBack, onDone }).map(
          ([name, act]) =>
            act && (
              <button key={name} type="button" onClick={act}>
                {name}
              </button>
            ),
        )}
      </>
    ),
  };
  const screen = await showScreen(page, <QueueScreen queue={queue} />);
  await page.settled();
  const opened = () => /Case (\d+)/.exec(screen.text())?.[1];
  const rows = () => screen.all('button', 'Member ').map(({ textContent }) => textContent?.match(/\d+/)?.[0]);
  return { page, screen, opened, rows, ends };
}

const free = (id: number): Item => ({ id, claimed_by: null });
const taken = (id: number): Item => ({ id, claimed_by: 99 });

test('the oldest case that nobody holds is opened, by the button and by the key', async () => {
  const { page, screen, opened } = await openQueue([taken(1), free(2), free(3)]);
  expect(opened()).toBeUndefined();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/waiting-cases.txt');
  await screen.key('k');
  expect(opened()).toBeUndefined();
  const held = { ctrlKey: false, altKey: false, metaKey: false, repeat: false };
  expect([page.dispatch('keydown', { key: 'k', ...held }), page.dispatch('keydown', { key: 'j', ...held })]).toEqual([
    true,
    false,
  ]);
  await until(() => expect(opened()).toBe('2'));
  await screen.press('onBack');
  await screen.press('Open the oldest');
  expect(opened()).toBe('2');
});

test('a queue in which nobody waits says so beside its title and in its list', async () => {
  const { screen } = await openQueue([]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/nobody-waits.txt');
});

test('a long name that is written from right to left is cut at its end', async () => {
  const { screen } = await openQueue([free(1)]);
  expect(screen.all('b', 'Member 1').map((name) => name.getAttribute('dir'))).toEqual(['auto']);
});

test('a decided case leaves the list, and the next free one opens', async () => {
  const { screen, opened, rows } = await openQueue([free(1), taken(2), free(3)]);
  await screen.press('Member 1');
  await screen.press('onDone');
  expect([opened(), rows()]).toEqual(['3', ['2', '3']]);
});

test('once the last case is decided, nothing is open', async () => {
  const { screen, opened, rows } = await openQueue([free(7)]);
  await screen.press('Member 7');
  await screen.press('onDone');
  expect([opened(), rows()]).toEqual([undefined, []]);
  expect(screen.text()).toMatch(/Nobody is waiting.*Nobody is waiting.*New requests appear here by themselves/);
  await until(() => expect(document.activeElement?.textContent).toBe('Reports'));
});

test.each([
  ['Member 3', '3'],
  ['onBack', undefined],
])('a case that is decided after the reviewer went on (%s) takes nothing from what is open now', async (step, now) => {
  const { screen, opened, rows, ends } = await openQueue([free(1), free(2), free(3)]);
  await screen.press('Member 1');
  await screen.press(step);
  ends.get(1)?.();
  await until(() => expect(screen.all('button', 'Member 1')).toHaveLength(0));
  expect([opened(), rows()]).toEqual([now, ['2', '3']]);
});

test('the neighbours of a case are those of the list, also held ones, and its ends have none', async () => {
  const { screen, opened } = await openQueue([free(1), taken(2), free(3)]);
  expect(screen.all('button', 'Member ').map(({ textContent }) => textContent?.includes('with a colleague'))).toEqual([
    false,
    true,
    false,
  ]);
  await screen.press('Member 1');
  expect(screen.all('button', 'onPrevious')).toHaveLength(0);
  await screen.press('onNext');
  expect(opened()).toBe('2');
  await screen.press('onNext');
  expect([opened(), screen.all('button', 'onNext').map(({ textContent }) => textContent)]).toEqual([
    '3',
    ['onNextFree'],
  ]);
  await screen.press('onPrevious');
  expect(opened()).toBe('2');
});

test.each(['onNext', 'onDone'])('what was written about one case is not there in the next one: %s', async (step) => {
  const { screen, opened } = await openQueue([free(1), free(2)]);
  await screen.press('Member 1');
  await screen.type('Note', 'Not the same person');
  await screen.press(step);
  expect([opened(), ((await screen.field('Note')) as HTMLInputElement).value]).toEqual(['2', '']);
});

test('another list closes the case, and shortcuts that are off open none', async () => {
  const { screen, opened, rows } = await openQueue([free(1)]);
  await screen.press('Member 1');
  const marked = (attribute: string) => screen.all('button', '').map((button) => button.getAttribute(attribute));
  expect([marked('aria-current').includes('true'), marked('aria-pressed').slice(0, 2)]).toEqual([
    true,
    ['true', 'false'],
  ]);
  await screen.press('Closed');
  expect([opened(), rows(), marked('aria-pressed').slice(0, 2)]).toEqual([undefined, [], ['false', 'true']]);
  await until(() => expect(screen.text()).toMatch(/Nothing here\..*Pick a case to see what was decided\.$/));
  expect(screen.text()).not.toContain('Nobody is waiting');
  // The number is that of the waiting ones in each list.
  expect(screen.text()).toContain('|1|');
  await screen.toggle('Keyboard shortcuts');
  await screen.key('j');
  expect(opened()).toBeUndefined();
});

test('a queue says that it loads, that it could not be loaded, and that it is empty, and else none of it', async () => {
  const page = await openPage();
  const { QueuePanel } = await import('./queue-panel.tsx');
  const tab: QueueTab<Item> = { text: room.open, lists: [{ queryKey: ['open'], queryFn: async () => [] }] };
  const onRetry = vi.fn();
  const panel = (list: Item[] | undefined, failed: boolean) => (
    <QueuePanel
      queue={{ title: room.reports, tabs: [tab], foot: () => '', legend: [], rowOf: vi.fn(), Panel: () => null }}
      tab={tab}
      onTab={() => undefined}
      waiting={list?.length}
      shown={{
        items: list,
        error: failed ? Object.assign(new Error('Failed'), { requestId: 'abcdefgh2345' }) : null,
        retry: onRetry,
      }}
      rows={null}
    >
      {null}
    </QueuePanel>
  );
  const screen = await showScreen(page, panel(undefined, false));
  const said = () => [/could not be loaded/, /Nobody is waiting/].map((text) => text.test(screen.text()));
  expect(said()).toEqual([false, false]);
  screen.show(panel(undefined, true));
  expect([said(), screen.text().includes('Error code: abcdefgh2345')]).toEqual([[true, false], true]);
  await screen.press('Try again');
  expect(onRetry).toHaveBeenCalledTimes(1);
  screen.show(panel([], false));
  expect(said()).toEqual([false, true]);
  // A list that is there stays, even if its last reading failed.
  screen.show(panel([free(1)], true));
  expect(said()).toEqual([false, false]);
});

test('a case that is closed gives the focus to its row, unless the reviewer is elsewhere', async () => {
  const { screen } = await openQueue([free(1), free(2)]);
  await screen.press('Member 2');
  await screen.press('onBack');
  const row = await screen.button('Member 2');
  await until(() => expect(document.activeElement).toBe(row));
  await screen.pressElement(row);
  const other = await screen.field('Keyboard shortcuts');
  other.focus();
  await screen.press('onBack');
  expect(document.activeElement).toBe(other);
  other.blur();
  await screen.press('Member 1');
  await screen.press('onBack');
  const next = await screen.button('Member 1');
  await until(() => expect(document.activeElement).toBe(next));
});

test('two lists are shown once both are there, and a press reads both again', async () => {
  const page = await openPage();
  const { useItems } = await import('./use-queue.ts');
  const second = vi.fn(() => Promise.reject(new Error('away'))).mockRejectedValueOnce(new Error('away'));
  const first = vi.fn(() => Promise.resolve([free(2)]));
  const queryFn = { first, second: second as unknown as () => Promise<Item[]> };
  const tab: QueueTab<Item> = {
    text: room.open,
    lists: [
      { queryKey: ['first'], queryFn: queryFn.first },
      { queryKey: ['second'], queryFn: queryFn.second },
    ],
  };
  const shown = page.run(() => useItems(tab), undefined);
  // Nothing has failed before the first response.
  expect([shown.now().items, shown.now().error]).toEqual([undefined, null]);
  await until(() => expect(shown.now().error).not.toBeNull());
  expect(shown.now().items).toBeUndefined();
  second.mockResolvedValue([free(1)] as never);
  shown.now().retry();
  await until(() => expect(shown.now().items).toEqual([free(2), free(1)]));
  expect(first).toHaveBeenCalledTimes(2);
});
