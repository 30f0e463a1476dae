import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import { datePlanLimits } from '@mwanzo/contract/limits';
import { expect, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { until } from '../../../testing/until.ts';
import { at, example, openDates } from './open-dates.fixture.ts';

const creating = 'POST /api/date-plans/';

test('a new plan is sent as typed, shared, kept on the phone and shown in place of its form', async () => {
  const { page, screen, respond, kept } = await openDates({
    partnerId: 7,
    plans: [{ ...example, id: 5, meets_at: at('18:00'), partner: { id: 8, name: 'Amina' } }],
    time: '12:20',
  });
  const writeText = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await screen.press('Share the plan');
  expect([screen.text().includes('Where do you meet?'), await page.requestsUnderWay()]).toEqual([true, 0]);
  expect((await screen.field('Where')).maxLength).toBe(datePlanLimits.placeMax);
  await screen.type('Where', ' Java ');
  await screen.type('Friend’s e-mail', ' friend@example.com ');
  await screen.press('Share the plan');
  const lost = await page.api.take(creating);
  expect(JSON.parse(lost.body)).toEqual({
    partner: 7,
    client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    place: 'Java',
    meets_at: new Date(at('14:00')).toISOString(),
    check_in_at: new Date(at('17:00')).toISOString(),
    friend_email: 'friend@example.com',
  });
  await screen.press('Making the plan');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  lost.reply({ hangUp: true });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect([page.toast(), page.storage.length > 0]).toEqual(['Date plan', true]);
  await screen.press('Share the plan');
  const { client_id: first } = JSON.parse(lost.body) as { client_id: string };
  const again = await respond(creating, refusal('invalid_input', { fields: { meets_at: ['no'] } }));
  expect(again?.['client_id']).toBe(first);
  expect(screen.text()).toContain('This is in the past.');
  await screen.type('Time', '15:00');
  history.replaceState({ fromAbove: true }, '');
  await screen.press('Share the plan');
  const created = await respond(creating, { status: 201, body: { ...example, id: 9 } });
  expect(created?.['client_id']).not.toBe(first);
  // The plan replaces its form, so that Back does not lead to the form again.
  await until(() => expect(screen.paths()).toEqual(['/dates/9']));
  expect(screen.state()).toEqual({ fromAbove: true });
  expect([kept(), writeText.mock.calls, sessionStorage.getItem('mwanzo.forms')]).toEqual([
    [9, 5],
    [[example.link]],
    null,
  ]);
});

test.each<[string, Reply, string]>([
  ['too many open plans', { status: 409, body: { code: 'date_plan_limit_reached' } }, 'Up to 3 plans can be open.'],
  ['no match any more', { status: 404, body: { code: 'not_found' } }, 'You can only plan to meet a match.'],
  ['many plans in one day', { status: 429, body: { code: 'too_many_requests' } }, 'You have made many plans today.'],
  ['a failure', { status: 503 }, 'The plan was not made.'],
  [
    'a value that the form does not have',
    refusal('invalid_input', { fields: { partner: ['no'] } }),
    'The plan was not made.',
  ],
  ['a connection that breaks', { hangUp: true }, 'The plan was not made.'],
])('%s: the toast says why no plan was made, and the form stays', async (_, reply, said) => {
  const { page, screen, respond } = await openDates({ partnerId: 7, plans: [], time: '12:20' });
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  await screen.type('Where', 'Java');
  await screen.press('Share the plan');
  // The plan names no friend.
  expect(await respond(creating, reply)).not.toHaveProperty('friend_email');
  expect(toastStore.read()?.description).toMatch(new RegExp(`^${said}`));
  expect(page.toastError()).toMatchObject(reply.hangUp ? { name: 'NetworkError' } : { status: reply.status });
  expect(sessionStorage.getItem('mwanzo.forms')).toContain('Java');
});

test.each<[string, Partial<DatePlan>, boolean]>([
  ['an open plan with this person', {}, true],
  ['a plan with this person about which "I am fine" was said', { fine_at: at('14:30') }, false],
  ['a plan with somebody else', { partner: { id: 8, name: 'Amina' } }, false],
])('the form for a new plan says whether there is one: %s', async (_, changed, isSaid) => {
  const { screen } = await openDates({ partnerId: 7, plans: [{ ...example, ...changed }] });
  expect(screen.text().includes('You have a plan with ')).toBe(isSaid);
});

test('with somebody who is no match there is no form', async () => {
  const { screen } = await openDates({ partnerId: 9, plans: [] });
  expect(screen.text()).toContain('You can only plan to meet a match.');
  expect(screen.text()).not.toContain('Share the plan');
});

test('no day is proposed before a response has told the time', async () => {
  const { before, screen } = await openDates({ partnerId: 7, stored: [example] });
  expect([before, screen.text()].map((text) => text.includes('Share the plan'))).toEqual([false, true]);
});

test('another time for "I am fine" begins with the chosen one, and keeps what was typed', async () => {
  const { screen, respond } = await openDates({ partnerId: 7, plans: [], time: '12:20' });
  await screen.type('Where', 'Java');
  await screen.toggle('Other');
  const other = async () => (await screen.field('At what time')).value;
  expect(await other()).toBe('17:00');
  expect(screen.text()).toContain('We remind you by e-mail at 16:50. If you say nothing by 17:15,');
  await screen.type('At what time', '01:00');
  await screen.toggle('16:00');
  await screen.toggle('Other');
  expect(await other()).toBe('01:00');
  await screen.press('Share the plan');
  const body = await respond(creating, { status: 503 });
  expect(body?.['check_in_at']).toBe(new Date(at('01:00', '2026-11-29')).toISOString());
});

test('without a network no plan is made, which the toast says, and the form of another match is empty', async () => {
  const { page, screen, respond } = await openDates({ partnerId: 7, plans: [], time: '12:20' });
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const { DatesScreen } = await import('./dates-screen.tsx');
  await screen.type('Where', 'Java');
  page.setOnline(false);
  await screen.press('Share the plan');
  await respond(creating, { hangUp: true });
  expect(toastStore.read()?.description).toMatch(/^You are offline, so the plan was not made/);
  screen.show(<DatesScreen partnerId={8} />);
  expect(screen.text()).toContain('Meeting Amina|Amina does not see this plan.');
  expect((await screen.field('Where')).value).toBe('');
});

test.each<[string, string, string]>([
  ['place', 'Where', 'Where do you meet?'],
  ['friend_email', 'Friend’s e-mail', 'This is no e-mail address.'],
  ['meets_at', 'Time', 'This is in the past.'],
  ['check_in_at', 'At what time', 'Choose a time to come, at most 12 hours after you meet.'],
])('a %s that the server refuses is told below its field, which then has the focus', async (field, label, said) => {
  const { screen, respond } = await openDates({ partnerId: 7, plans: [], time: '12:20' });
  await screen.type('Where', 'Java');
  await screen.toggle('Other');
  await screen.type('Friend’s e-mail', 'friend@example.com');
  await screen.press('Share the plan');
  await respond(creating, refusal('invalid_input', { fields: { [field]: ['no'] } }));
  const control = await screen.field(label);
  await until(() =>
    expect([document.activeElement === control, control.getAttribute('aria-invalid')]).toEqual([true, 'true']),
  );
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(described.map((element) => element?.textContent).join()).toContain(said);
});

test('what is wrong with a plan is said below each field, and without a time the choices are hours', async () => {
  const { page, screen } = await openDates({ partnerId: 7, plans: [], time: '12:20' });
  await screen.toggle('Other');
  for (const [label, value] of [
    ['Day', '2026-12-30'],
    ['Time', ''],
    ['At what time', ''],
    ['Friend’s e-mail', 'friend'],
  ] as const)
    await screen.type(label, value);
  await screen.press('Share the plan');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/wrong-plan.txt');
  expect(await page.requestsUnderWay()).toBe(0);
});
