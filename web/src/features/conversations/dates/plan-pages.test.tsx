import { expect, onTestFinished, test, vi } from 'vitest';
import { localClock } from '../../../i18n/times.ts';
import type { Reply } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { at, example, headers, openDates } from './open-dates.fixture.ts';

test.each([
  ['the list', {}, '/settings'],
  ['a plan', { planId: 4 }, '/dates'],
  ['the form for a match', { partnerId: 7 }, '/chat/7'],
])('the arrow of %s leads to the page above', async (_, opened, path) => {
  const { screen } = await openDates(opened);
  expect((await screen.button('Back')).getAttribute('href')).toBe(path);
});

const known = { friend_email: 'friend@example.com', opened_count: 2, opened_at: at('11:30') };
const another = { ...example, id: 5, partner: { id: 9, name: 'Kiptoo' }, place: 'Uhuru Park', meets_at: at('16:30') };

test.each<[string, Parameters<typeof openDates>[0]]>([
  ['open-plan', { planId: 4 }],
  ['plan-to-come', { planId: 4, time: '12:00', plans: [{ ...example, ...known }] }],
  ['plan-of-tomorrow', { planId: 4, day: '2026-11-27', time: '15:00' }],
  ['late-plan', { planId: 4, time: '17:15', plans: [another, { ...example, ...known }] }],
  ['fine-plan', { planId: 4, time: '16:30', plans: [{ ...example, ...known, fine_at: at('16:00') }] }],
  ['longest-plan', { planId: 4, plans: [{ ...example, check_in_at: at('02:00', '2026-11-29') }] }],
  ['closed-plan', { planId: 4, plans: [another] }],
  ['plan-list', { plans: [example, another] }],
  ['full-plan-list', { plans: [example, another, { ...example, id: 6, fine_at: at('14:30') }] }],
  ['new-plan', { partnerId: 7, time: '12:20' }],
])('the page %s is whole', async (name, opened) => {
  const { screen } = await openDates(opened);
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/${name}.txt`);
});

test('the pages of plans are whole in Swahili', async () => {
  const { screen } = await openDates({ planId: 4, time: '12:00', plans: [{ ...example, ...known }] });
  const { renderInLanguage } = await import('../../../i18n/language.ts');
  const { DatesScreen } = await import('./dates-screen.tsx');
  let told = '';
  for (const opened of [{ planId: 4 }, {}]) {
    renderInLanguage('sw', () => screen.show(<DatesScreen key={JSON.stringify(opened)} {...opened} />));
    told += `# ${JSON.stringify(opened)}\n${screen.words()}`;
  }
  await expect(told).toMatchFileSnapshot('./in-words/plans.sw.txt');
});

test('without a match the list leads to the matches', async () => {
  const { screen } = await openDates({ plans: [], matches: [] });
  expect(screen.text()).toContain('You can plan a date once you have a match.');
  expect((await screen.button('To your matches')).getAttribute('href')).toBe('/matches');
  expect(screen.text()).not.toContain('Whom do you meet');
});

test('without a network the plans say how old they are', async () => {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('15:00')) });
  onTestFinished(() => void vi.useRealTimers());
  const kept = Date.parse(at('13:10'));
  page.storage.setItem('mwanzo.dates', JSON.stringify({ owner: 1, plans: [example], at: kept }));
  page.setOnline(false);
  const { DatesScreen } = await import('./dates-screen.tsx');
  const screen = await showScreen(page, <DatesScreen planId={4} />, '/dates/4');
  await until(() => expect(screen.text()).toContain(`From ${localClock(kept, Date.now())}, offline`));
});

test('plans that fail to load are tried again by a press, and so are the matches below them', async () => {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('15:00')) });
  onTestFinished(() => void vi.useRealTimers());
  const { DatesScreen } = await import('./dates-screen.tsx');
  const screen = await showScreen(page, <DatesScreen />, '/dates');
  const respond = async (start: string, reply: Reply) =>
    (await page.api.take(start)).reply({ ...reply, headers: headers() });
  await respond('GET /api/date-plans/', { status: 400 });
  await screen.press('Try again');
  await respond('GET /api/date-plans/', { body: [example] });
  await respond('GET /api/profiles/matches/', { status: 400 });
  await screen.press('Try again');
  expect(screen.text()).toContain('Your plans|Meeting Otieno');
  await respond('GET /api/profiles/matches/', { body: [] });
  await until(() => expect(screen.text()).toContain('You can plan a date once you have a match.'));
});

test('a link that is shown to be copied by hand is selected as soon as it has the focus', async () => {
  const { screen } = await openDates({ planId: 4 });
  await screen.press('Copy');
  const link = await screen.field('Copy this link');
  const select = vi.spyOn(link, 'select');
  link.focus();
  expect([link.value, select.mock.calls.length]).toEqual([example.link, 1]);
});

test.each([
  ['during the meeting', null, 1],
  ['after "I am fine"', at('14:30'), 0],
])('where the phone has a share sheet, %s it has %s button for the link', async (_, fine_at, count) => {
  const share = vi.fn(() => Promise.resolve());
  const plans = [{ ...example, fine_at }];
  const { screen } = await openDates({ planId: 4, plans });
  const shareButtons = () => screen.all('button', 'Share').length;
  expect(shareButtons()).toBe(0);
  Object.assign(navigator, { share });
  const { DatesScreen } = await import('./dates-screen.tsx');
  screen.show(null);
  screen.show(<DatesScreen planId={4} />);
  expect(shareButtons()).toBe(count);
  if (count === 0) return;
  await screen.press('Share');
  const text = 'My plan: where I am and with whom.';
  expect(share.mock.calls).toEqual([[{ title: 'Mwanzo', text, url: example.link }]]);
});

test('the meeting that comes while the page is open unlocks "I am fine"', async () => {
  const { screen } = await openDates({ planId: 4, time: '13:59', toFake: ['setInterval', 'clearInterval'] });
  expect(screen.text()).toContain('opens at 14:00');
  vi.advanceTimersByTime(60_000);
  await until(() => expect(screen.text()).not.toMatch(/opens at|Share again/));
  await screen.button('I am fine');
});

test('an "I am fine" that another device has said is not taken back while this phone still sends its own', async () => {
  const { page, screen, respond } = await openDates({ planId: 4 });
  await screen.press('I am fine');
  const fine = { ...example, fine_at: at('15:00') };
  const isBusy = () => screen.all('button', 'Undo')[0]?.getAttribute('aria-busy');
  void page.client.refetchQueries({ queryKey: ['date-plans'] });
  const own = await page.api.take('POST /api/date-plans/4/fine/');
  await respond('GET /api/date-plans/', { body: [fine] });
  expect(isBusy()).toBe('true');
  own.reply({ body: fine, headers: headers() });
  await until(() => expect(isBusy()).toBeNull());
});

test('the way from a plan that is over to the others takes its place', async () => {
  const { screen } = await openDates({ planId: 4, plans: [] });
  await screen.press('To your plans');
  expect(screen.paths()).toEqual(['/dates']);
});

test('a page about plans that is left waits for no response any more', async () => {
  const { page, screen } = await openDates();
  page.dispatch('visibilitychange');
  expect(await page.requestsUnderWay()).toBe(1);
  screen.show(null);
  expect(await page.requestsUnderWay()).toBe(0);
});

test.each<[string, Parameters<typeof openDates>[0], string]>([
  ['two hours before the meeting', { time: '12:00' }, '0%'],
  ['40 minutes later', { time: '12:40' }, '33%'],
  ['an hour after the meeting', { time: '15:00' }, '33%'],
  ['half an hour before the check-in', { time: '16:30' }, '83%'],
  ['after "I am fine", where it was said', { time: '16:30', plans: [{ ...example, fine_at: at('15:30') }] }, '50%'],
])('the sun stands where it should: %s', async (_, opened, place) => {
  await openDates({ planId: 4, ...opened });
  const sun = [...document.querySelectorAll<HTMLElement>('[aria-hidden] > i')];
  expect(sun.map(({ style }) => style.width || style.left)).toEqual([place, place]);
});

test('"I am fine" and a cancellation are sent once, however often they are pressed', async () => {
  const { page, screen, respond } = await openDates({ planId: 4 });
  await screen.press('Cancel the plan');
  const yes = screen.all('button', 'Cancel the plan').at(-1);
  await screen.pressElement(yes);
  yes?.click();
  expect(await page.requestsUnderWay()).toBe(1);
  await respond('DELETE /api/date-plans/4/', { status: 503 });
  await screen.press('I am fine');
  await screen.press('Sending...');
  expect(await page.requestsUnderWay()).toBe(1);
  const said = await page.api.take('POST /api/date-plans/4/fine/');
  expect(said.body).toBe('');
  said.reply({ body: { ...example, fine_at: at('15:00') }, headers: headers() });
  await until(() => expect(page.toast()).toBe('Your friend sees that you are fine'));
  await screen.press('Undo');
  await screen.press('Undo');
  expect(await page.requestsUnderWay()).toBe(1);
  await respond('DELETE /api/date-plans/4/fine/', { body: example });
  expect(page.toast()).toBe('“I am fine” is taken back');
});
