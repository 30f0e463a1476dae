import { expect, test, vi } from 'vitest';
import type { Reply } from '../../../testing/api-server.ts';
import { matchWith } from '../../../testing/example-match.ts';
import { until } from '../../../testing/until.ts';
import { at, example, gone, headers, openDates } from './open-dates.fixture.ts';

const count = (text: string, words: string) => text.split(words).length - 1;

test('before the meeting the plan is shared, and "I am fine" asks first, because it may be a slip', async () => {
  const { page, screen } = await openDates({ planId: 4, time: '13:59' });
  expect(screen.text()).toMatch(/You meet Otieno at\|14:00 today\|Now 13:59\|.*\|opens at 14:00\|.*One hour more/);
  expect([count(screen.text(), 'One hour more'), count(screen.text(), 'we write to')]).toEqual([1, 0]);
  await screen.press('I am fine');
  expect([screen.text().includes('It is not time yet'), await page.requestsUnderWay()]).toEqual([true, 0]);
  await screen.press('Wait');
  expect([screen.text().includes('It is not time yet'), await page.requestsUnderWay()]).toEqual([false, 0]);
  await screen.press('I am fine');
  await screen.press('Yes, I am fine');
  await page.api.take('POST /api/date-plans/4/fine/');
  expect(screen.text()).toContain('|Sending...|');
  expect(screen.text()).not.toContain('It is not time yet');
});

test('from the meeting on one press says "I am fine", and the friend sees it at once', async () => {
  const { screen, respond, kept } = await openDates({ planId: 4 });
  expect(screen.text()).toMatch(/Say “I am fine” by\|17:00 today\|14:00, you meet\|Now 15:00/);
  expect(screen.text()).not.toContain('Share again');
  await screen.press('I am fine');
  expect(screen.text()).toContain('|Sending...|');
  expect(screen.text()).not.toContain('Not sent yet');
  await respond('POST /api/date-plans/4/fine/', { body: { ...example, fine_at: at('15:00') } });
  expect(screen.text()).toMatch(/You said “I am fine”\|15:00 today\|14:00, you met\|17:00\|Your friend sees it now/);
  expect(screen.text()).toContain('You can take it back until the plan closes, tomorrow at noon.');
  expect(screen.text()).toContain('Close the plan');
  expect([screen.text().includes('One hour more'), kept()]).toEqual([false, [4]]);
});

test('a press that does not get through says so, and sends by hand and by itself', async () => {
  const { page, screen, respond } = await openDates({ planId: 4 });
  await screen.press('I am fine');
  await respond('POST /api/date-plans/4/fine/', { status: 503 });
  expect(screen.text()).toContain('Not sent yet|It goes as soon as there is a network.');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Not sent yet');
  expect(screen.text()).not.toMatch(/\|I am fine\||Sending/);
  expect(screen.all('button', 'One hour more')[0]?.getAttribute('aria-disabled')).toBe('true');
  await screen.press('Try now');
  await respond('POST /api/date-plans/4/fine/', { hangUp: true });
  page.dispatch('online');
  await respond('POST /api/date-plans/4/fine/', { body: { ...example, fine_at: at('15:00') } });
  expect(screen.text()).toContain('Your friend sees it now');
});

test('a plan that nobody heard of in time says what the friend sees', async () => {
  const plans = [{ ...example, friend_email: 'friend@example.com' }];
  const { screen, respond } = await openDates({ planId: 4, time: '17:15', plans });
  expect(screen.text()).toContain('If you say nothing we write to friend@example.com.');
  expect(screen.text()).toContain('Your friend sees “no word yet”|You wanted to say it by 17:00.');
  await screen.press('I am fine');
  await respond('POST /api/date-plans/4/fine/', { status: 503 });
  expect(screen.text()).toContain('Not sent yet|It goes as soon as there is a network.');
});

test('one hour more moves the check-in once; 12 hours after the meeting there is none', async () => {
  const { page, screen, respond } = await openDates({ planId: 4 });
  await screen.press('One hour more');
  await screen.press('One hour more');
  expect(await page.requestsUnderWay()).toBe(1);
  const moved = { ...example, check_in_at: at('02:00', '2026-11-29') };
  const body = await respond('POST /api/date-plans/4/check-in/', { body: moved });
  expect(body).toEqual({ check_in_at: new Date(at('18:00')).toISOString() });
  expect(screen.text()).toContain('Say “I am fine” by|29 Nov, 02:00|');
  expect(screen.text()).toContain('A plan goes on for 12 hours at most.');
  expect(screen.text()).not.toContain('One hour more');
});

/** Presses the button of the question, whose name is that of the button that asks. */
const confirm = (screen: Awaited<ReturnType<typeof openDates>>['screen'], name: string) =>
  screen.pressElement(screen.all('button', name).at(-1));

test.each<[string, Reply]>([
  ['a failure', { status: 503 }],
  ['a cut connection', { hangUp: true }],
])('after %s in the middle of a cancellation the plan is as it was, in words', async (_, reply) => {
  const { page, screen, respond, kept } = await openDates({ planId: 4 });
  await screen.press('Cancel the plan');
  await screen.press('Keep it');
  await screen.press('Cancel the plan');
  await confirm(screen, 'Cancel the plan');
  await respond('DELETE /api/date-plans/4/', reply);
  expect([kept(), page.toast(), page.toastError()]).toEqual([[4], 'Not saved', expect.any(Error)]);
  expect(screen.text()).toContain('Say “I am fine” by');
  expect(screen.text()).not.toContain('Keep it');
});

test.each([
  ['cancelled', null, 'Cancel the plan', 'nobody is told when you say nothing', 'The plan is cancelled'],
  ['closed', at('16:00'), 'Close the plan', 'the plan is deleted', 'The plan is closed'],
])('a plan that is %s leaves the page and the phone, and others stay', async (_, fine_at, button, asked, toast) => {
  const { page, screen, respond, kept } = await openDates({
    planId: 4,
    plans: [
      { ...example, fine_at },
      { ...example, id: 5 },
    ],
  });
  await screen.press(button);
  expect(document.querySelector('dialog[open]')?.textContent).toMatch(new RegExp(`^${button}[?].*${asked}`));
  await confirm(screen, button);
  await respond('DELETE /api/date-plans/4/', { status: 204 });
  expect([kept(), page.toast()]).toEqual([[5], toast]);
  expect(screen.text()).toContain('This plan is over');
});

test.each([
  ['One hour more', 'POST /api/date-plans/4/check-in/', undefined],
  ['I am fine', 'POST /api/date-plans/4/fine/', 'This plan is over'],
])('a plan that another device has cancelled is fetched again after "%s", and is over', async (press, path, toast) => {
  const { page, screen, respond } = await openDates({ planId: 4 });
  await screen.press(press);
  (await page.api.take(path)).reply(gone());
  await respond('GET /api/date-plans/', { body: [] });
  await until(() => expect(page.toast()).toBe(toast));
  expect(screen.text()).toContain('This plan is over');
});

test('plans that are fetched while one changes do not undo the change', async () => {
  const { page, screen, respond } = await openDates({ planId: 4 });
  void page.client.refetchQueries({ queryKey: ['date-plans'] });
  const old = await page.api.take('GET /api/date-plans/');
  await screen.press('One hour more');
  await respond('POST /api/date-plans/4/check-in/', { body: { ...example, check_in_at: at('18:00') } });
  old.reply({ body: [example], headers: headers() });
  await page.requestsUnderWay();
  expect(screen.text()).toContain('Say “I am fine” by|18:00 today');
});

test('the link is copied or shared as the phone can, and is shown where it can do neither', async () => {
  const { page, screen } = await openDates({
    planId: 4,
    plans: [{ ...example, opened_count: 1, opened_at: at('14:50') }],
  });
  expect(screen.text()).toContain('Your friend’s link|Opened once, 14:50|Copy');
  const writeText = vi.fn(() => Promise.reject(new Error('denied')));
  Object.assign(navigator, { clipboard: { writeText } });
  await screen.press('Copy');
  expect([screen.text().includes('Copy this link'), page.toast()]).toEqual([true, undefined]);
  writeText.mockResolvedValue(undefined as never);
  await screen.press('Copy');
  expect([screen.text().includes('Copy this link'), page.toast()]).toEqual([false, 'Link copied']);
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect(toastStore.read()?.description).toBe('Send it to a friend you trust.');
  expect(writeText.mock.calls).toEqual([[example.link], [example.link]]);
});

test.each([
  ['closed by the member', new DOMException('', 'AbortError'), false],
  ['refused by the phone', new DOMException('', 'NotAllowedError'), true],
])('a share sheet that was %s', async (_, error, byHand) => {
  const share = vi.fn(() => Promise.reject(error));
  const { screen } = await openDates({ planId: 4, time: '12:00' });
  Object.assign(navigator, { share });
  await screen.press('Share again');
  expect(share.mock.calls).toEqual([[expect.objectContaining({ url: example.link })]]);
  expect(screen.text().includes('Copy this link')).toBe(byHand);
});

const two = [example, { ...example, id: 5, partner: { id: 8, name: 'Amina' } }];

test('the list has the plans that are open, and leads to the matches for another one', async () => {
  // A plan has the id of another match.
  const matches = [4, 5, 7].map((id) => matchWith(id, { photo: `/media/${id}.webp` }));
  const plans = [...two, { ...example, id: 6, closes_at: at('15:00') }];
  const amina = matchWith(8, { name: 'Amina Wanjiru', photo: '/media/8.webp' });
  const { screen } = await openDates({ plans, matches: [...matches, amina] });
  const faceOf = async (row: string) => (await screen.button(row)).querySelector('img')?.getAttribute('src');
  expect(await faceOf('Meeting Otieno')).toContain('/media/7.webp');
  expect(await faceOf('Meeting Amina')).toContain('/media/8.webp');
  expect(screen.text()).toMatch(
    /Your plans\|Meeting Otieno\|Java, 14:00\|Meeting Amina\|Java, 14:00\|Whom do you meet/,
  );
  await screen.press('Amina Wanjiru');
  expect([screen.paths().at(-1), screen.state()]).toEqual(['/dates/with/8', { fromAbove: true }]);
});

test('with three open plans the list offers no fourth', async () => {
  const { screen } = await openDates({ plans: [...two, { ...example, id: 6 }] });
  expect(screen.text()).toContain('Up to 3 plans can be open.');
  expect(screen.text()).not.toContain('Whom do you meet');
});

test('a meeting this evening is today, also if its end is not', async () => {
  const plans = [{ ...example, meets_at: at('22:00'), check_in_at: at('01:00', '2026-11-29') }];
  const { screen } = await openDates({ planId: 4, time: '20:00', plans });
  expect(screen.text()).toContain('You meet Otieno at|22:00 today|');
});

test('the times of a plan are named as days of Nairobi, also around midnight', async () => {
  const { planMoment, closingText } = await import('./plan-times.ts');
  const moment = (time: string, day?: string) => Date.parse(at(time, day));
  expect(planMoment(moment('23:59'), moment('00:00'))).toBe('23:59');
  expect(planMoment(moment('00:00', '2026-11-29'), moment('23:59'))).toBe('29 Nov, 00:00');
  const noon = moment('12:00', '2026-11-29');
  expect([
    closingText(noon, moment('00:00', '2026-11-29')),
    closingText(noon, moment('00:00')),
    closingText(noon, moment('23:59', '2026-11-27')),
  ]).toEqual(['today at noon', 'tomorrow at noon', 'Sunday at noon']);
});

test('who says "I am fine" before the meeting can take it back, and has no hour more', async () => {
  const { screen, respond } = await openDates({
    planId: 4,
    time: '13:00',
    plans: [{ ...example, fine_at: at('12:30') }],
  });
  expect(screen.text()).toMatch(/You said “I am fine”\|12:30 today\|14:00, you meet\|/);
  expect(screen.text()).not.toMatch(/One hour more|Share again/);
  await screen.press('Undo');
  await respond('DELETE /api/date-plans/4/fine/', { body: example });
  expect(screen.text()).toContain('You meet Otieno at|14:00 today');
});

test('a plan that the phone does not know is over only once the server says so', async () => {
  const { screen, before } = await openDates({ planId: 4, plans: [], stored: [{ ...example, id: 5 }] });
  expect([before, screen.text()].map((text) => text.includes('This plan is over'))).toEqual([false, true]);
});

test('the plans that the phone has kept are there before the server has answered', async () => {
  expect((await openDates({ planId: 4, stored: [example] })).before).toContain('Say “I am fine” by|17:00 today');
});

test('a page about plans fetches every minute and at coming back, and sends nothing once it is left', async () => {
  const { page, screen, respond } = await openDates({ planId: 4, toFake: ['setInterval', 'clearInterval'] });
  vi.advanceTimersByTime(60_000);
  const seen = [{ ...example, opened_count: 1, opened_at: at('15:00') }];
  await respond('GET /api/date-plans/', { body: seen });
  expect(screen.text()).toContain('Opened once');
  page.dispatch('visibilitychange');
  await respond('GET /api/date-plans/', { body: [{ ...example, opened_count: 2, opened_at: at('15:01') }] });
  expect(screen.text()).toContain('Opened 2 times');
  await screen.press('I am fine');
  await respond('POST /api/date-plans/4/fine/', { status: 503 });
  screen.show(null);
  page.dispatch('online');
  vi.advanceTimersByTime(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
});
