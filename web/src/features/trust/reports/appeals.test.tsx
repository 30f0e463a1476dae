import type { MemberDecision } from '@mwanzo/contract/trust/reports';
import { reportReasons } from '@mwanzo/contract/people/options';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

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
async function openDecisions(decisions: MemberDecision[], languages = ['en']) {
  const page = await openPage();
  Object.assign(navigator, { languages });
  const { DecisionsScreen } = await import('./decisions-screen.tsx');
  const screen = await showScreen(page, <DecisionsScreen />);
  (await page.api.take('GET /api/account/decisions/')).reply({ body: decisions });
  await page.settled();
  return { page, screen };
}

test('an appeal needs words, survives a failure, is sent once, and its form does not come back', async () => {
  const { page, screen } = await openDecisions([decision()]);
  expect(screen.text()).not.toContain('Write what they should know.');
  await screen.press('Send appeal');
  expect(screen.text()).toContain('Write what they should know.');
  await screen.type('What should they know', ' I spoke of the fare. ');
  await screen.press('Send appeal');
  expect((await screen.button('Sending...')).getAttribute('aria-busy')).toBe('true');
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
  const { page, screen } = await openDecisions([decision()]);
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
  const { screen } = await openDecisions([decision({ appeal_token: '4.signed' }), second]);
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
  const { screen } = await openDecisions([decision(fields)]);
  expect(screen.text()).toMatch(says);
  expect(screen.text()).not.toMatch(not);
});

test.each<[string, Partial<MemberDecision>, string]>([
  ['suspended', { decision: 'suspend', until: '2026-12-01T09:00:00.000Z' }, 'Until '],
  ['banned', { decision: 'ban' }, 'You cannot sign in any more'],
])('who is %s reads at sign-in until when and why, and can appeal', async (state, fields, says) => {
  const page = await openPage();
  const { RestrictedAccount } = await import('./restricted-account.tsx');
  const onBack = vi.fn();
  const screen = await showScreen(page, <RestrictedAccount decision={decision(fields)} onBack={onBack} />);
  expect(screen.text()).toContain(says);
  await until(() => expect(document.activeElement?.tagName).toBe('H1'));
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/${state}.txt`);
  await screen.press('Back to sign in');
  expect(onBack).toHaveBeenCalledOnce();
});

test('about whom nothing was decided reads that', async () => {
  const { screen } = await openDecisions([]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/no-decisions.txt');
});

const everyKind = (['warn', 'suspend', 'ban'] as const).flatMap((kind) =>
  (['possible', 'waiting', 'upheld', 'lifted'] as const).map((appeal) => ({ kind, appeal })),
);

test.each(['en', 'sw'])(
  'every decision, with every state of its appeal, is told in the language %s',
  async (language) => {
    const { screen } = await openDecisions(
      everyKind.map(({ kind, appeal }, index) =>
        decision({
          id: index,
          decision: kind,
          reason: reportReasons[index % reportReasons.length] ?? 'other',
          until: kind === 'suspend' ? '2026-12-01T09:00:00.000Z' : null,
          decided_at: `2026-11-${10 + index}T09:00:00.000Z`,
          appeal,
          appeal_token: kind === 'warn' ? `${index}.signed` : null,
        }),
      ),
      [language],
    );
    await expect(screen.words()).toMatchFileSnapshot(`./in-words/decisions-${language}.txt`);
  },
);

test('an appeal that fails after its screen was left is told', async () => {
  const { page, screen } = await openDecisions([decision()]);
  await screen.type('What should they know', 'I spoke of the fare.');
  await screen.press('Send appeal');
  const late = await page.api.take('POST /api/appeals/');
  screen.show(null);
  late.reply({ status: 400 });
  await until(() => expect(page.toast()).toBe('Your appeal was not sent.'));
  expect(page.toastError()).toMatchObject({ status: 400 });
});

test('who cannot sign in any more appeals without a session, and the words are kept for nobody else', async () => {
  const page = await openPage();
  page.session.endSession();
  const { RestrictedAccount } = await import('./restricted-account.tsx');
  const account = <RestrictedAccount decision={decision({ decision: 'ban' })} onBack={() => undefined} />;
  const screen = await showScreen(page, account);
  await screen.type('What should they know', 'I spoke of the fare.');
  expect(sessionStorage.getItem('mwanzo.forms')).toContain('"owner":null');
  await screen.press('Send appeal');
  const sent = await page.api.take('POST /api/appeals/');
  expect([sent.authorization, JSON.parse(sent.body)]).toEqual([
    undefined,
    { token: 'token', text: 'I spoke of the fare.' },
  ]);
  sent.reply({ status: 201, body: { appeal: 'waiting' } });
  await until(() => expect(screen.text()).toContain('Your appeal is with us.'));
  expect(screen.all('button', '').map(({ textContent }) => textContent)).toEqual(['Back to sign in']);
});

test('an appeal that arrives after its screen was left leaves no words behind', async () => {
  const { page, screen } = await openDecisions([decision()]);
  await screen.type('What should they know', 'I spoke of the fare.');
  await screen.press('Send appeal');
  const late = await page.api.take('POST /api/appeals/');
  screen.show(null);
  late.reply({ status: 201, body: { appeal: 'waiting' } });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect([page.toast(), sessionStorage.getItem('mwanzo.forms')]).toEqual([undefined, null]);
  expect(page.client.getQueryState(['decisions'])?.isInvalidated).toBe(true);
});

test.each([
  ['ban', '2026-12-01T09:00:00.000Z', /cannot sign in any more/, /Until /],
  ['suspend', null, /cannot sign in any more/, /Until /],
  ['suspend', '2026-12-01T09:00:00.000Z', /Until 1 Dec 2026/, /cannot sign in any more/],
] as const)('a %s until %j says whether it ends', async (kind, end, says, not) => {
  const page = await openPage();
  const { RestrictedAccount } = await import('./restricted-account.tsx');
  const account = <RestrictedAccount decision={decision({ decision: kind, until: end })} onBack={() => undefined} />;
  const screen = await showScreen(page, account);
  expect(screen.text()).toMatch(says);
  expect(screen.text()).not.toMatch(not);
});

test('an appeal of blanks needs words, and what is missing is not said before a press', async () => {
  const { page, screen } = await openDecisions([decision()]);
  await screen.type('What should they know', '  ');
  expect(screen.text()).not.toContain('Write what they should know.');
  await screen.press('Send appeal');
  expect(screen.text()).toContain('Write what they should know.');
  await screen.type('What should they know', 'No.');
  expect(screen.text()).not.toContain('Write what they should know.');
  expect(await page.requestsUnderWay()).toBe(0);
});
