import { expect, test, vi } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

const offline = 'You are offline.';
const slow = 'This is taking a while.';
const missing = 'It did not load.';

/** Shows the notices over a page, at this path. */
async function openNotices(path = '/topup') {
  const page = await openPage();
  const sizes: ((entries: object[]) => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        sizes.push(report);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const { ConnectionNotices } = await import('./connection-notices.tsx');
  const { slowRequests } = await import('../../api/slow-requests.ts');
  const { missingCode } = await import('../../loading/missing-code.ts');
  const { Link } = await import('wouter');
  await import('./offline-cards-note.tsx');
  const screen = await showScreen(
    page,
    <>
      <ConnectionNotices besideRail={false} />
      <main>
        <h1>Plans</h1>
        <Link href="/discover">Discover</Link>
      </main>
    </>,
    path,
  );
  const add = async (...isUpload: boolean[]) => {
    const added = isUpload.map((upload) => ({ retry: vi.fn(), isUpload: upload }));
    slowRequests.write([...slowRequests.read(), ...added]);
    await page.requestsUnderWay();
    return added.map(({ retry }) => retry);
  };
  return {
    page,
    screen,
    add,
    slowRequests,
    missingCode,
    disconnect,
    resize: (blockSize: number) => sizes[0]?.([{ borderBoxSize: [{ blockSize }] }]),
    setOnline: async (isOnline: boolean) => {
      page.setOnline(isOnline);
      page.dispatch(isOnline ? 'online' : 'offline');
      await page.requestsUnderWay();
    },
  };
}

test('a lost network is said in a region that was there before, in place of slow requests', async () => {
  const { screen, add, setOnline } = await openNotices();
  const region = () => screen.all('output', offline).length;
  const before = screen.all('output', '').length;
  await add(false);
  expect(screen.text()).toContain(slow);
  await setOnline(false);
  expect([region(), screen.all('output', '').length, screen.text().includes(slow)]).toEqual([1, before, false]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/offline.txt');
  await setOnline(true);
  expect([region(), screen.text().includes(slow)]).toEqual([0, true]);
});

test('a retry sends every slow request again, and gives the focus back to where it was', async () => {
  const { screen, add, slowRequests, page } = await openNotices();
  const retries = await add(false, false);
  const retry = await screen.button('Retry');
  const link = await screen.button('Discover');
  link.focus();
  retry.focus();
  screen.dispatch(retry, 'focusin', { relatedTarget: link });
  await screen.press('Retry');
  expect(retries.map((each) => each.mock.calls.length)).toEqual([1, 1]);
  expect(document.activeElement).toBe(link);
  slowRequests.write([]);
  await page.requestsUnderWay();
  expect(screen.text()).not.toContain('Retry');
});

test('over two open dialogs the notice is in the upper one, and back on the page once they are closed', async () => {
  const { screen, add } = await openNotices();
  const opened = ['lower', 'upper'].map((id) => Object.assign(document.createElement('dialog'), { id }));
  document.body.append(...opened);
  // Documents of tests know no modal dialogs.
  const found = vi.spyOn(document, 'querySelectorAll').mockReturnValue(opened as never);
  await add(false);
  const inDialog = () => document.querySelector('output')?.closest('dialog')?.id;
  document.dispatchEvent(new (document.defaultView?.Event ?? Event)('toggle'));
  await until(() => expect(opened.map(({ textContent }) => textContent?.includes(slow))).toEqual([false, true]));
  found.mockReturnValue([] as never);
  document.dispatchEvent(new (document.defaultView?.Event ?? Event)('toggle'));
  await until(() => expect(opened.map(({ textContent }) => textContent)).toEqual(['', '']));
  found.mockRestore();
  expect([inDialog(), screen.text().includes(slow)]).toEqual([undefined, true]);
});

test('missing code is said before slow requests, with and without a network, and a retry loads it', async () => {
  const { screen, add, setOnline, missingCode } = await openNotices();
  const [slowRetry] = await add(false);
  const load = vi.fn(async () => undefined);
  missingCode.write({ load });
  for (const isOnline of [true, false]) {
    await setOnline(isOnline);
    expect([screen.text().includes(missing), screen.text().includes(slow)]).toEqual([true, false]);
  }
  await expect(screen.words()).toMatchFileSnapshot('./in-words/missing.txt');
  await screen.press('Retry');
  expect([load.mock.calls.length, slowRetry?.mock.calls.length, screen.text().includes(missing)]).toEqual([
    1,
    0,
    false,
  ]);
});

test.each([
  ['from nowhere', () => null],
  ['from a button that is gone', () => document.createElement('button')],
])('a focus that came %s has no way back and goes to the heading', async (_, origin) => {
  const { screen, add } = await openNotices();
  await add(false);
  const retry = await screen.button('Retry');
  retry.focus();
  screen.dispatch(retry, 'focusin', { relatedTarget: origin() });
  await screen.press('Retry');
  expect(document.activeElement?.tagName).toBe('H1');
});

test('what is switched off is not said while there is no network, and again after that', async () => {
  const { page, screen, setOnline } = await openNotices('/chat/7');
  const { switchedOff } = await import('../../api/switched-off.ts');
  const off = 'No photos now.';
  const tell = async () => {
    const headers = { 'switched-off': 'uploads' };
    (await page.api.take('GET /api/switches/')).reply({ body: [{ switch: 'uploads', text: off }], headers });
    await until(() => expect(screen.text()).toContain(off));
  };
  switchedOff.write('uploads');
  await tell();
  await setOnline(false);
  expect([screen.text().includes(off), screen.text().includes(offline)]).toEqual([false, true]);
  await setOnline(true);
  await tell();
});

test('a retry without the focus moves it nowhere', async () => {
  const { screen, add } = await openNotices();
  await add(false);
  const link = await screen.button('Discover');
  link.focus();
  await screen.press('Retry');
  expect(document.activeElement).toBe(link);
});

test('one upload among slow requests is enough to say that a retry uses more data', async () => {
  const { screen, add } = await openNotices();
  await add(false);
  expect(screen.text()).not.toContain('uses more data');
  await add(true);
  expect(screen.text()).toContain('uses more data');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/slow.txt');
});

test('the page below begins under the notices, however high they are', async () => {
  const { screen, resize, disconnect } = await openNotices();
  const height = () => document.documentElement.style.getPropertyValue('--notice-h');
  resize(44);
  expect(height()).toBe('44px');
  resize(0);
  expect(height()).toBe('0px');
  screen.show(null);
  expect(disconnect).toHaveBeenCalledOnce();
});

test('without a network Discover alone says how old its cards are, if they were saved', async () => {
  const { screen, setOnline } = await openNotices();
  const { offlineDeckAt } = await import('../../device/offline-copy/offline-deck-age.ts');
  const saysAge = () => screen.text().includes('Cards from');
  await setOnline(false);
  offlineDeckAt.write(Date.now());
  await until(() => expect(screen.text()).toContain(offline));
  expect(saysAge()).toBe(false);
  await screen.press('Discover');
  await until(() => expect(saysAge()).toBe(true));
  offlineDeckAt.write(undefined);
  await until(() => expect(saysAge()).toBe(false));
});

test('a message that was waiting appears in its conversation, which is fetched again, until a logout', async () => {
  const page = await openPage();
  const { UnsentMessages } = await import('./unsent-messages.ts');
  const { putInOutbox } = await import('../../features/conversations/messages/outbox/outbox.ts');
  const { addMessages, messagesOf } = await import('../../shared/conversations/conversations.ts');
  page.client.setQueryData(['conversation', 7], 1);
  addMessages(7, [exampleMessage(1, 7)]);
  const sender = page.run(() => UnsentMessages(), undefined);
  putInOutbox({ receiver: 7, text: 'Chai?', replyTo: null });
  (await page.api.take('POST /api/messages/send/')).reply({ status: 201, body: exampleMessage(3, 1) });
  await until(() => expect(messagesOf(7)).toHaveLength(2));
  expect(page.client.getQueryState(['conversation', 7])?.isInvalidated).toBe(true);
  sender.unmount();
  putInOutbox({ receiver: 7, text: 'Kahawa?', replyTo: null });
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
});
