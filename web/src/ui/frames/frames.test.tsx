import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

const below = async () => {
  const { InnerPage } = await import('./inner-page.tsx');
  return (
    <InnerPage title="Birthday" up="/settings">
      {null}
    </InnerPage>
  );
};

test('after a deep link the arrow leads up in its place, and the page names the document', async () => {
  const page = await openPage();
  const screen = await showScreen(page, await below(), '/settings/birthday');
  await until(() => expect(document.title).toBe('Birthday · Mwanzo'));
  await screen.press('Back');
  expect(screen.paths()).toEqual(['/settings']);
});

test('whoever came from the page above goes back to it', async () => {
  const page = await openPage();
  const { fromAbove } = await import('./inner-page.tsx');
  const screen = await showScreen(page, await below(), '/settings/birthday');
  const back = vi.fn();
  Object.assign(history, { back });
  history.pushState(fromAbove, '');
  await screen.press('Back');
  expect([back.mock.calls.length, screen.paths()]).toEqual([1, ['/settings/birthday']]);
});

test('without a network a screen offers another try, and tries by itself once the network is back', async () => {
  const page = await openPage();
  const { UnlessOffline } = await import('./unless-offline.tsx');
  await import('./offline-state.tsx');
  const onRetry = vi.fn();
  const screen = await showScreen(page, <UnlessOffline onRetry={onRetry}>Loading</UnlessOffline>);
  page.setOnline(false);
  page.dispatch('offline');
  await screen.button('');
  await screen.pressElement(screen.all('button', '')[0]);
  expect(onRetry).toHaveBeenCalledTimes(1);
  page.setOnline(true);
  page.dispatch('online');
  await until(() => expect(onRetry).toHaveBeenCalledTimes(2));
});

test('a screen keeps its content until the code for no network is there, also if it never comes', async () => {
  const code = Promise.withResolvers<never>();
  vi.doMock(import('./offline-state.tsx'), () => code.promise);
  onTestFinished(() => void vi.doUnmock('./offline-state.tsx'));
  const page = await openPage();
  const { UnlessOffline } = await import('./unless-offline.tsx');
  const { missingCode } = await import('../../loading/missing-code.ts');
  page.setOnline(false);
  const screen = await showScreen(page, <UnlessOffline onRetry={vi.fn()}>Loading</UnlessOffline>);
  await page.requestsUnderWay();
  expect(document.body.textContent).toBe('Loading');
  code.reject(new TypeError('Failed to fetch dynamically imported module'));
  await page.requestsUnderWay();
  expect([document.body.textContent, screen.all('button', ''), missingCode.read()]).toEqual(['Loading', [], undefined]);
});

test('whoever leaves a screen without a network tries nothing', async () => {
  const page = await openPage();
  const { OfflineState } = await import('./offline-state.tsx');
  const onRetry = vi.fn();
  page.setOnline(false);
  const screen = await showScreen(page, <OfflineState onRetry={onRetry} />);
  screen.show(null);
  await page.requestsUnderWay();
  expect(onRetry).not.toHaveBeenCalled();
});

test('a network that is back tries what the screen shows by then', async () => {
  const page = await openPage();
  const { OfflineState } = await import('./offline-state.tsx');
  const [first, later] = [vi.fn(), vi.fn()];
  const screen = await showScreen(page, <OfflineState onRetry={first} />);
  screen.show(<OfflineState onRetry={later} />);
  await page.requestsUnderWay();
  screen.show(null);
  await page.requestsUnderWay();
  expect([first.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
});

test('a limit that has ended is noticed at once, and the number of people who wait is told from one on', async () => {
  const page = await openPage();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { LimitState } = await import('./limit-state.tsx');
  const onOver = vi.fn();
  const limit = (waiting: number | undefined) => (
    <LimitState kind="swipes" until={1_000_000 + 90_000} onOver={onOver} waiting={waiting} actions={null} />
  );
  const screen = await showScreen(page, limit(undefined));
  expect(screen.text()).toContain('in 2 minutes');
  expect(screen.text()).not.toContain('waiting for an answer');
  screen.show(limit(1));
  expect(screen.text()).toContain('One is waiting for an answer.');
  vi.advanceTimersByTime(89_999);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalled();
  vi.useRealTimers();
});

test('what failed to load is tried again by a press, and until then only a sign of loading is there', async () => {
  const page = await openPage();
  const { Loaded } = await import('./loaded.tsx');
  const refetch = vi.fn();
  const settings = (data?: string, error?: Error) => (
    <Loaded of={{ data, error, refetch }}>{(loaded) => loaded}</Loaded>
  );
  const screen = await showScreen(page, settings());
  expect([screen.text(), screen.all('button', '')]).toEqual(['Loading...', []]);
  screen.show(settings(undefined, new Error('Failed')));
  await screen.press('Try again');
  expect([refetch.mock.calls.length, screen.all('p', '').length]).toEqual([1, 1]);
  // The content stays if it cannot be loaded again.
  screen.show(settings('Content', new Error('Failed')));
  expect(document.body.textContent).toBe('Content');
});

test('the navigation says where one is, and how much is unread from one on', async () => {
  const page = await openPage();
  const { BottomNav } = await import('./bottom-nav.tsx');
  const onPress = vi.fn();
  const items = (badge: number) => [
    { label: 'Discover', icon: [], href: '/discover', current: true },
    { label: 'Matches', icon: [], href: '/matches', badge },
    { label: 'More', icon: [], onPress },
  ];
  const screen = await showScreen(page, <BottomNav items={items(0)} />);
  expect(screen.all('a', '').map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(screen.text()).toBe('Discover|Matches|More');
  await screen.press('More');
  expect(onPress).toHaveBeenCalledOnce();
  screen.show(<BottomNav items={items(1)} />);
  expect(screen.text()).toMatch(/Matches\|Matches[^|]*1[^|]*\|1\|More/);
  // Screen readers read the name once, with the number.
  expect(document.querySelector('span[aria-hidden=true]')?.textContent).toBe('Matches');
  const isHidden = () => document.querySelector('nav')?.matches('.hidden');
  expect(isHidden()).toBe(false);
  screen.show(<BottomNav items={items(1)} railOnly />);
  expect(isHidden()).toBe(true);
});

test('a row that leads to a page below says that it comes from above', async () => {
  const page = await openPage();
  const { LinkRow } = await import('./row-group.tsx');
  const screen = await showScreen(page, <LinkRow href="/settings/mail" label="E-mails" />);
  expect((await screen.button('E-mails')).hasAttribute('data-row')).toBe(true);
  await screen.press('E-mails');
  expect([screen.paths(), screen.state()]).toEqual([['/', '/settings/mail'], { fromAbove: true }]);
});

test('the bar of a phone leaves while its keyboard is open', async () => {
  const page = await openPage();
  const viewport = Object.assign(new EventTarget(), { scale: 1, width: 360, height: 740 });
  Object.assign(window, { visualViewport: viewport });
  const { BottomNav } = await import('./bottom-nav.tsx');
  const screen = await showScreen(
    page,
    <>
      <input aria-label="Words" />
      <BottomNav items={[]} />
    </>,
  );
  const isHidden = () => document.querySelector('nav')?.matches('.hidden');
  (await screen.field('Words')).focus();
  page.dispatch('focusin');
  viewport.height = 400;
  viewport.dispatchEvent(new Event('resize'));
  await page.requestsUnderWay();
  expect(isHidden()).toBe(true);
  (await screen.field('Words')).blur();
  page.dispatch('focusout');
  await page.requestsUnderWay();
  expect(isHidden()).toBe(false);
});

test('the Tab key follows the screen: the photo is first on phones, and last on wide windows', async () => {
  const page = await openPage();
  const { TopBar } = await import('./top-bar.tsx');
  const bar = <TopBar start={<button type="button">You</button>} end={<button type="button">Bell</button>} />;
  const screen = await showScreen(page, bar);
  const order = () => screen.all('a, button', '').map(({ textContent }) => textContent);
  expect(order()).toEqual(['mwanzo', 'Bell', 'You']);
  screen.show(null);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  screen.show(bar);
  expect(order()).toEqual(['You', 'mwanzo', 'Bell']);
});

test('a press on an emergency number calls the one whose name stands below it', async () => {
  const page = await openPage();
  const { EmergencyNumbers } = await import('./emergency-numbers.tsx');
  const screen = await showScreen(page, <EmergencyNumbers />);
  expect(screen.all('a', '').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['tel:999', '999Police'],
    ['tel:112', '112Emergency'],
    ['tel:1195', '1195Violence help, free'],
  ]);
});
