import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { until } from '../../../testing/until.ts';
import { message, minutesAgo, openChat } from './open-chat.fixture.ts';

const two = [message(1, 7), message(2, 1)];

test('what is written waits in the list and leaves the input; blanks are nothing', async () => {
  const { screen, readOutbox, input, write } = await openChat(two);
  await write('   ');
  screen.dispatch(await until(() => screen.all('form', '')[0] ?? expect.fail('no form')), 'submit');
  expect(readOutbox()).toEqual([]);
  await write(' Habari? ');
  await screen.press('Send');
  expect(readOutbox()).toMatchObject([{ receiver: 7, text: 'Habari?', replyTo: null }]);
  expect([input()?.value, screen.text().includes('|Habari?|')]).toEqual(['', true]);
});

test('the first message of a match is in the chat before the server has it', async () => {
  const { screen, write } = await openChat([]);
  await write('Habari?');
  expect(screen.text()).not.toContain('|Habari?|');
  await screen.press('Send');
  expect(screen.text()).toContain('|Habari?|');
});

test('a reply quotes its message, and the message after it quotes nothing', async () => {
  const { screen, readOutbox, input, write, openMenu } = await openChat(two);
  await openMenu(0);
  expect(document.activeElement).not.toBe(input());
  await screen.press('Reply');
  expect(document.activeElement).toBe(input());
  expect(screen.text()).toContain('Replying to Otieno|text 1');
  await write('Habari?');
  await screen.press('Send');
  await write('Mambo?');
  await screen.press('Send');
  expect(readOutbox().map(({ replyTo }) => replyTo)).toEqual([expect.objectContaining({ id: 1, sender: 7 }), null]);
  expect(screen.text()).not.toContain('Replying to');
});

test('the menu of a message closes when the message is deleted', async () => {
  const { screen, openMenu } = await openChat(two);
  await openMenu(0);
  const { showMessage } = await import('../../../shared/conversations/conversations.ts');
  showMessage(7, message(1, 7, { is_deleted: true, text: '' }));
  await until(() => expect(screen.all('button', 'Reply')).toEqual([]));
});

test('a reply to one’s own message says so, and can be given up', async () => {
  const { screen, readOutbox, write, openMenu } = await openChat(two);
  await openMenu(1);
  await screen.press('Reply');
  expect(screen.text()).toContain('Replying to yourself|text 2');
  await screen.press('Do not reply to it');
  await write('Habari?');
  await screen.press('Send');
  expect(readOutbox()[0]?.replyTo).toBeNull();
});

test('a prompt of the partner is quoted with its answer', async () => {
  const { screen, readOutbox, write } = await openChat(two, {
    replyTo: { prompt_id: 'chai-rules', answer: 'No sugar' },
  });
  expect(screen.text()).toContain('Replying to Otieno|No sugar');
  await write('Why?');
  await screen.press('Send');
  expect(readOutbox()[0]?.replyTo).toMatchObject({ prompt_id: 'chai-rules' });
});

test('without a session nothing is sent, and the text stays', async () => {
  const { page, screen, readOutbox, input, write } = await openChat(two);
  await write('Habari?');
  page.storage.removeItem('user');
  await screen.press('Send');
  expect([page.toast(), page.toastError()]).toEqual(['User not found in localStorage', null]);
  expect([input()?.value, readOutbox()]).toEqual(['Habari?', []]);
});

const typing = 'POST /api/messages/typing/';

test('the partner is told of typing, at most every three seconds, and not of an emptied input', async () => {
  const { page, write } = await openChat(two);
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  await write('H');
  expect(JSON.parse((await page.api.take(typing)).body)).toEqual({ receiver: 7 });
  const before = await page.requestsUnderWay();
  now += 2999;
  await write('Ha');
  now += 1;
  await write('');
  expect(await page.requestsUnderWay()).toBe(before);
  await write('Hab');
  await page.api.take(typing);
});

test('a notice of typing that does not arrive within four seconds is given up', async () => {
  const { page, write } = await openChat(two);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => timeout.mockRestore());
  const before = await page.requestsUnderWay();
  await write('H');
  expect([timeout.mock.calls, await page.requestsUnderWay()]).toEqual([[[4000]], before + 1]);
  patience.abort();
  expect(await page.requestsUnderWay()).toBe(before);
});

test.each([
  ['4g', true],
  ['2g', false],
  ['slow-2g', false],
])('with low data on a %s network the partner is told of typing: %s', async (effectiveType, isTold) => {
  const { page, write } = await openChat(two);
  Object.assign(navigator, { connection: { effectiveType } });
  localStorage.setItem('mwanzo.lowData', 'on');
  const before = await page.requestsUnderWay();
  await write('H');
  expect((await page.requestsUnderWay()) - before).toBe(isTold ? 1 : 0);
});

test('a failed message is sent again by a tap or thrown away, and a lost one goes back into the input', async () => {
  const { screen, outbox, putInOutbox, input, openWaiting } = await openChat(two);
  const id = putInOutbox({ receiver: 7, text: 'One', replyTo: null });
  outbox.change(id, { phase: 'failed' });
  await screen.press('Not sent. Tap to try again.');
  expect(outbox.read()).toMatchObject([{ id, phase: 'waiting' }]);
  outbox.change(id, { phase: 'failed' });
  await screen.press('Delete');
  expect(outbox.read()).toEqual([]);
  outbox.change(putInOutbox({ receiver: 7, text: 'Two', replyTo: null }), { phase: 'lost' });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  await until(() => expect(screen.text()).toContain('Waiting for the line'));
  await openWaiting();
  await screen.press('Change');
  await until(() => expect(input()?.value).toBe('Two'));
  await until(() => expect([document.activeElement === input(), input()?.selectionStart]).toEqual([true, 3]));
  expect(outbox.read()).toMatchObject([{ phase: 'kept', inInput: true }]);
});

test('an emptied input holds no failed message back: what is typed then is another one', async () => {
  const { screen, outbox, putInOutbox, write } = await openChat(two);
  const { replaceDraft } = await import('./drafts/drafts.ts');
  outbox.change(putInOutbox({ receiver: 7, text: 'One', replyTo: null }), { phase: 'failed', inInput: true });
  replaceDraft(7, 'One');
  await write('');
  await write('Two');
  await screen.press('Send');
  expect(outbox.read().map(({ text, phase }) => `${text} ${phase}`)).toEqual(['One failed', 'Two waiting']);
});

test('a questioned message is changed in the input, or sent as it is', async () => {
  const { screen, outbox, putInOutbox, input } = await openChat(two);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  const id = putInOutbox({ receiver: 7, text: 'Send me 3,500', replyTo: null });
  outbox.change(id, { phase: 'asking', concerns: ['money:8-13'] });
  await screen.press('Change my message');
  await until(() => expect(input()?.value).toBe('Send me 3,500'));
  // The cursor stands where the question begins.
  await until(() => expect([document.activeElement === input(), input()?.selectionStart]).toEqual([true, 8]));
  expect(outbox.read()).toMatchObject([{ phase: 'kept', inInput: true }]);
  outbox.change(id, { phase: 'asking', concerns: ['money:8-13'] });
  await screen.press('Send it as it is');
  expect(outbox.read()).toMatchObject([{ id, phase: 'waiting', inInput: false, concerns: ['money:8-13'] }]);
});

const plan = (fields: object = {}) => [
  message(1, 1, { text: 'Shall we meet at Java tomorrow at 3pm?', ...fields }),
  message(2, 7, { text: 'Yes, sounds good', ...fields }),
];

test('two who agree to meet are offered a plan until the offer is closed, also after a reload', async () => {
  const { page, screen } = await openChat(plan(), { match: matchWith(7) });
  await until(() => expect(screen.all('a', 'Make')).toHaveLength(1));
  await screen.press('Close');
  expect(screen.all('a', 'Make')).toEqual([]);
  expect(page.storage.getItem('mwanzo.meetingOffers')).toBe('{"owner":1,"ids":[7]}');
});

test.each<[string, object]>([
  ['are four days old', { timestamp: minutesAgo(4 * 1440) }],
  ['bear a warning', { warning: 'money' }],
  ['are deleted', { is_deleted: true }],
])('messages that %s lead to no offer', async (_, fields) => {
  const { page, screen } = await openChat(plan(fields));
  await page.settled();
  await vi.dynamicImportSettled();
  expect(screen.all('a', 'Make')).toEqual([]);
});

test('who makes the plan is not offered it again', async () => {
  const { page, screen } = await openChat(plan(), { match: matchWith(7) });
  await screen.press('Make');
  expect([screen.paths().at(-1), page.storage.getItem('mwanzo.meetingOffers')]).toEqual([
    '/dates/with/7',
    '{"owner":1,"ids":[7]}',
  ]);
});

test('with a keyboard Enter sends; Shift+Enter, an input method and a phone go on writing', async () => {
  const { screen, readOutbox, input, write } = await openChat(two);
  const enter = (fields: object = {}) =>
    screen.dispatch(input() ?? expect.fail('no input'), 'keydown', { key: 'Enter', ...fields });
  const media = (matches: boolean) => () => ({ matches, addEventListener() {}, removeEventListener() {} });
  await write('Habari?');
  expect([enter({ shiftKey: true }), enter({ isComposing: true })]).toEqual([true, true]);
  vi.stubGlobal('matchMedia', media(false));
  expect([enter(), readOutbox()]).toEqual([true, []]);
  vi.stubGlobal('matchMedia', media(true));
  input()?.blur();
  expect([enter(), readOutbox().map(({ text }) => text)]).toEqual([false, ['Habari?']]);
  // The input is ready for the next message, and is low again.
  await until(() => expect([input()?.value, input()?.style.height]).toEqual(['', '']));
  expect(document.activeElement).toBe(input());
});

test('the microphone and Send share a place: while something is typed the microphone cannot be pressed', async () => {
  const { screen, write } = await openChat(two);
  const isInert = () => screen.all('button', 'Record a voice note')[0]?.closest('[inert]') !== null;
  expect(isInert()).toBe(false);
  await write('Habari?');
  expect(isInert()).toBe(true);
});

test('toasts stand above the composer only while it is there', async () => {
  const { screen } = await openChat(two);
  const { style } = document.documentElement;
  style.setProperty('--composer-h', '80px');
  screen.show(null);
  expect(style.getPropertyValue('--composer-h')).toBe('');
});

test('once the day’s messages are used up the chat says so, and nothing can be sent', async () => {
  const { page, screen, readOutbox, write } = await openChat(two);
  const { dayLimits, refusedReceivers } = await import('../../../shared/allowances/day-limits.ts');
  await write('Habari?');
  refusedReceivers.write(new Set([7]));
  dayLimits.write({ messages: Date.now() + 60_000 });
  await until(() => expect(screen.text()).toContain('Today’s messages are used up.'));
  expect(screen.all('a', 'No daily limit with Premium')[0]?.getAttribute('href')).toBe('/topup');
  await screen.press('Send');
  expect(readOutbox()).toEqual([]);
  const { premiumQuery } = await import('../../../queries/premium.ts');
  const { trialQuestion } = await import('../../../shared/premium/premium-news.ts');
  page.client.setQueryData<object>(premiumQuery.queryKey, { plan: 'basic', trial: { is_offered: true } });
  await screen.press('Try Premium for three days, free');
  expect(trialQuestion.read()).toBe('asked');
});
