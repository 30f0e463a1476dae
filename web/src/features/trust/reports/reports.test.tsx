import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const reporting = 'POST /api/reports/';

/** Opens the sheet that reports member 7, Otieno, with twelve messages to attach. */
async function openReport() {
  const page = await openPage();
  const { ReportSheet } = await import('./report-sheet.tsx');
  const [onSent, onBlock] = [vi.fn(), vi.fn()];
  const messageIds = Array.from({ length: 12 }, (_, index) => index + 1);
  const sheet = (open: boolean, changes: Partial<Parameters<typeof ReportSheet>[0]> = {}) => (
    <ReportSheet
      {...{ open, messageIds, onSent, onBlock }}
      person={{ id: 7, name: 'Otieno' }}
      onClose={() => undefined}
      isAboutMessage={false}
      reason={undefined}
      {...changes}
    />
  );
  const screen = await showScreen(page, sheet(true));
  const taken = async () => {
    const { body, reply } = await page.api.take(reporting);
    return { body: JSON.parse(body) as Record<string, unknown>, reply };
  };
  return { page, screen, sheet, taken, onSent, onBlock };
}

test('a report needs a reason, something else needs words, and both are sent with the last ten messages', async () => {
  const { page, screen, taken, onSent } = await openReport();
  expect(screen.text()).toMatch(/Attach their last messages\|Up to ten, with those around them\./);
  await screen.press('Send report');
  expect(screen.text()).toContain('Choose what happened.');
  await screen.toggle('Something else');
  await screen.press('Send report');
  expect([screen.text().includes('Write what happened.'), await page.requestsUnderWay()]).toEqual([true, 0]);
  await screen.type('In your own words', ' He follows me. ');
  await screen.press('Send report');
  await screen.press('Sending...');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const { body, reply } = await taken();
  expect(body).toEqual({
    user_id: 7,
    reason: 'other',
    text: 'He follows me.',
    message_ids: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    block: true,
  });
  reply({ status: 201, body: { blocked: true } });
  await until(() => expect(onSent.mock.calls).toEqual([[true]]));
});

test('a report that is closed or fails keeps what was chosen for this person, until it is sent', async () => {
  const { screen, sheet, taken, onSent } = await openReport();
  await screen.toggle('Fake profile');
  await screen.toggle('Block Otieno too');
  screen.show(sheet(false));
  screen.show(sheet(true));
  await screen.press('Send report');
  const lost = await taken();
  expect(lost.body).toMatchObject({ reason: 'fake', block: false });
  lost.reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('We could not reach Mwanzo. What you chose is still here.'));
  await screen.toggle('Block Otieno too');
  expect(screen.text()).not.toContain('We could not reach Mwanzo');
  await screen.press('Send report');
  const again = await taken();
  expect(again.body).toMatchObject({ reason: 'fake', block: true });
  again.reply({ status: 201, body: { blocked: true } });
  await until(() => expect(onSent).toHaveBeenCalledOnce());
  screen.show(sheet(false));
  screen.show(sheet(true));
  await screen.press('Send report');
  expect(screen.text()).toContain('Choose what happened.');
});

test('after many reports somebody can still be blocked', async () => {
  const { screen, taken, onBlock } = await openReport();
  await screen.toggle('Under 18');
  expect(screen.all('button', 'Block only')).toEqual([]);
  await screen.press('Send report');
  (await taken()).reply({ status: 500, body: { code: 'internal', detail: '' } });
  await until(() => expect(screen.text()).toContain('The report could not be sent.'));
  expect(screen.all('button', 'Block only')).toEqual([]);
  await screen.press('Send report');
  (await taken()).reply({ status: 429, body: { code: 'too_many_requests', detail: '' } });
  await screen.press('Block only');
  expect(onBlock).toHaveBeenCalledOnce();
});

const decision = (fields: Partial<MemberDecision> = {}): MemberDecision =>
  ({
    id: 4,
    decision: 'warn',
    reason: 'money',
    until: null,
    decided_at: '2026-11-20T09:00:00.000Z',
    appeal: 'possible',
    appeal_token: 'token',
    ...fields,
  }) as MemberDecision;

/** Opens the member's list of decisions. */
async function openDecisions(...decisions: MemberDecision[]) {
  const page = await openPage();
  const { DecisionsScreen } = await import('./decisions-screen.tsx');
  const screen = await showScreen(page, <DecisionsScreen />);
  (await page.api.take('GET /api/account/decisions/')).reply({ body: decisions });
  await page.settled();
  return { page, screen };
}

test('an appeal needs words, survives a failure, is sent once, and its form does not come back', async () => {
  const { page, screen } = await openDecisions(decision());
  expect(screen.text()).not.toContain('Write what they should know.');
  await screen.press('Send appeal');
  expect(screen.text()).toContain('Write what they should know.');
  await screen.type('What should they know', ' I spoke of the fare. ');
  await screen.press('Send appeal');
  await screen.press('Sending...');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const lost = await page.api.take('POST /api/appeals/');
  expect(JSON.parse(lost.body)).toEqual({ token: 'token', text: 'I spoke of the fare.' });
  lost.reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('Your words are still here. Try again: nothing is sent twice.'));
  await screen.press('Send appeal');
  expect(screen.text()).not.toContain('nothing is sent twice.');
  (await page.api.take('POST /api/appeals/')).reply({ status: 201, body: { appeal: 'waiting' } });
  await until(() => expect(screen.text()).toContain('Your appeal is with us.'));
  expect(screen.all('button', 'Send appeal')).toEqual([]);
  (await page.api.take('GET /api/account/decisions/')).reply({ body: [decision({ appeal: 'waiting' })] });
});

test('an appeal that was not taken keeps its words when its screen is opened again, until it is sent', async () => {
  const { page, screen } = await openDecisions(decision());
  const openAgain = async () => {
    const { DecisionsScreen } = await import('./decisions-screen.tsx');
    screen.show(null);
    screen.show(<DecisionsScreen />);
    return (await screen.field('What should they know')).value;
  };
  await screen.type('What should they know', 'I spoke of the fare.');
  await screen.press('Send appeal');
  const resting = { switch: 'read-only', code: 'unavailable', detail: 'Mwanzo is resting.' };
  (await page.api.take('POST /api/appeals/')).reply({ status: 503, body: resting });
  await until(() => expect(screen.text()).toContain('Mwanzo is resting.'));
  expect(await openAgain()).toBe('I spoke of the fare.');
  await screen.press('Send appeal');
  (await page.api.take('POST /api/appeals/')).reply({ status: 201, body: { appeal: 'waiting' } });
  await until(() => expect(screen.text()).toContain('Your appeal is with us.'));
  expect(page.storage.getItem('mwanzo.forms') ?? '').not.toContain('fare');
  expect(sessionStorage.getItem('mwanzo.forms')).toBeNull();
});

test('the words of one appeal do not stand in the other one', async () => {
  const second = decision({ id: 5, appeal_token: '5.signed' });
  const { screen } = await openDecisions(decision({ appeal_token: '4.signed' }), second);
  await screen.type('What should they know', 'I spoke of the fare.');
  screen.show(null);
  const { DecisionsScreen } = await import('./decisions-screen.tsx');
  screen.show(<DecisionsScreen />);
  await screen.field('What should they know');
  const words = [...document.querySelectorAll('textarea')].map(({ value }) => value);
  expect(words).toEqual(['I spoke of the fare.', '']);
});

test.each<[string, Partial<MemberDecision>, RegExp, RegExp]>([
  ['cannot be appealed any more', { appeal_token: null }, /The time to appeal is over\./, /Send appeal/],
  ['was lifted', { appeal: 'lifted' }, /The decision is lifted/, /Send appeal|If it goes on|time to appeal/],
  ['stays', { appeal: 'upheld' }, /You were warned.*If it goes on/, /Send appeal|time to appeal/],
  [
    'is a suspension',
    { decision: 'suspend', until: '2026-12-01T09:00:00.000Z' },
    /suspended.*Until .*1 Dec/,
    /If it goes/,
  ],
])('a decision that %s says so', async (_, fields, says, not) => {
  const { screen } = await openDecisions(decision(fields));
  expect(screen.text()).toMatch(says);
  expect(screen.text()).not.toMatch(not);
});

test.each<[string, Partial<MemberDecision>, string]>([
  ['suspended', { decision: 'suspend', until: '2026-12-01T09:00:00.000Z' }, 'Until '],
  ['banned', { decision: 'ban' }, 'You cannot sign in any more'],
])('who is %s reads at sign-in until when and why, and can appeal', async (_, fields, says) => {
  const page = await openPage();
  const { RestrictedAccount } = await import('./restricted-account.tsx');
  const onBack = vi.fn();
  const screen = await showScreen(page, <RestrictedAccount decision={decision(fields)} onBack={onBack} />);
  expect(screen.text()).toContain(says);
  await until(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(screen.text()).toMatch(/asking others for money.*Do you see it differently/);
  await screen.press('Back to sign in');
  expect(onBack).toHaveBeenCalledOnce();
});

test('a message that asks for money is reported as that, whatever was begun before', async () => {
  const { screen, sheet, taken } = await openReport();
  await screen.toggle('Fake profile');
  screen.show(sheet(false));
  screen.show(sheet(true, { reason: 'money', isAboutMessage: true }));
  expect(screen.text()).toMatch(/Attach this message\|With the ten around it\..*Block Otieno too/);
  await screen.press('Send report');
  expect((await taken()).body).toMatchObject({ reason: 'money' });
  screen.show(sheet(true, { messageIds: [] }));
  expect(screen.text()).not.toContain('Attach');
});

/** Opens the page on which somebody is chosen, of a member with these matches. */
async function openWhom(matches: readonly object[]) {
  const page = await openPage();
  const { ReportWhomScreen } = await import('./report-whom-screen.tsx');
  const onChoose = vi.fn();
  const screen = await showScreen(page, <ReportWhomScreen onChoose={onChoose} />);
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: matches });
  await page.settled();
  return { screen, onChoose };
}

test('one of the matches is chosen to be reported', async () => {
  const [asha, otieno] = ['Asha', 'Otieno'].map((name, id) => ({ id, name, age: 30, photo: null, photo_detail: null }));
  const { screen, onChoose } = await openWhom([asha ?? {}, otieno ?? {}]);
  await screen.press('Otieno');
  expect(onChoose.mock.calls).toEqual([[otieno]]);
  expect(screen.text()).not.toContain('Nobody to choose here');
});

test('who has no match reads that nobody can be chosen', async () => {
  const { screen } = await openWhom([]);
  expect(screen.text()).toContain('Nobody to choose here');
});

test('about whom nothing was decided reads that', async () => {
  const { screen } = await openDecisions();
  expect(screen.text()).toContain('There is nothing');
});
