import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleMessage } from '../../testing/example-message.ts';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';
import type { AskedAbout } from './asked-about.ts';

const [asha, kiptoo] = [
  { id: 7, name: 'Asha' },
  { id: 8, name: 'Kiptoo' },
];
const paths = { block: 'POST /api/blocks/', unmatch: 'DELETE /api/profiles/matches/7/', report: 'POST /api/reports/' };
const buttons = { block: 'Block', unmatch: 'Unmatch' };
const isBlocked = 'Asha is blocked';

/** Opens a sheet about Asha on this page, with a link that leads away from it. */
async function openSheet(action: AskedAbout['action'], { path = '/discover', matches = [8], more = {} } = {}) {
  const leaveCall = vi.fn();
  vi.doMock(
    import('../../features/conversations/calls/call/call-session.ts'),
    () => ({ leaveCall, endWith: vi.fn() }) as never,
  );
  onTestFinished(() => void vi.doUnmock('../../features/conversations/calls/call/call-session.ts'));
  const page = await openPage();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const { PersonSheets } = await import('./person-sheets.tsx');
  const { askedAbout } = await import('./asked-about.ts');
  const { followOtherTabs } = await import('./ended-contact-tabs.ts');
  const { endedContacts } = await import('../../shared/matches/ended-contacts.ts');
  const { callPartner } = await import('../../shared/calls/call-partner.ts');
  const { useStore } = await import('../../state/store.ts');
  const { Link } = await import('wouter');
  page.client.setQueryData(
    ['matches'],
    matches.map((id) => matchWith(id)),
  );
  const heard: number[] = [];
  onTestFinished(followOtherTabs(1, (id) => heard.push(id)));
  askedAbout.write({ action, person: asha, ...more });
  const Sheets = () => <PersonSheets asked={useStore(askedAbout)} />;
  const screen = await showScreen(
    page,
    <>
      <main>
        <h1>Below</h1>
        <Link href="/topup">Elsewhere</Link>
      </main>
      <Sheets />
    </>,
    path,
  );
  return {
    page,
    screen,
    heard,
    leaveCall,
    callPartner,
    askedAbout,
    left: () => [...endedContacts.read()],
    /** Ends the contact with Asha, as the server confirms. */
    end: async (how: keyof typeof buttons) => {
      await screen.press(buttons[how]);
      (await page.api.take(paths[how])).reply({ status: 204 });
      await until(() => expect([...endedContacts.read()]).toEqual([7]));
      await page.requestsUnderWay();
    },
    /** Sends the report of Asha. @returns its body */
    report: async (blocked: boolean) => {
      const radio = await screen.field('Rude, threatening or hateful');
      await screen.pressElement(radio);
      await screen.press('Send report');
      const { body, reply } = await page.api.take(paths.report);
      reply({ status: 201, body: { blocked } });
      await until(() => expect(askedAbout.read()).toBeUndefined());
      await page.requestsUnderWay();
      return JSON.parse(body) as unknown;
    },
  };
}

test.each([
  ['in their chat', { path: '/chat/7', matches: [] }, true, ['/chat/7', '/matches']],
  ['on another page, of a match', { path: '/discover', matches: [7, 8] }, true, ['/discover']],
  ['in the deck', { path: '/chat/8', matches: [8] }, false, ['/chat/8']],
])('a block %s leaves the person here and in other tabs, and says whether a chat went', async (_, at, hadChat, to) => {
  const { screen, heard, askedAbout, end } = await openSheet('block', at);
  await end('block');
  expect([askedAbout.read(), screen.paths()]).toEqual([undefined, to]);
  expect(screen.text()).toContain(isBlocked);
  expect([screen.text().includes('The chat is gone'), screen.text().includes('your report')]).toEqual([hadChat, false]);
  await until(() => expect(heard).toEqual([7]));
});

test.each(['Below', 'Elsewhere'])('the confirmation of a block closes, and the focus is on "%s"', async (place) => {
  const { screen, end } = await openSheet('block');
  await end('block');
  // The button has gone. The focus goes to the page, unless somebody has moved it meanwhile.
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    screen.all('a', place)[0]?.focus();
    act();
  });
  await screen.press('Done');
  expect(screen.text()).not.toContain(isBlocked);
  expect(document.activeElement?.textContent).toBe(place);
});

test('the end of a match is told in a toast, without a sheet', async () => {
  const { page, screen, end } = await openSheet('unmatch', { path: '/chat/7', matches: [7] });
  await end('unmatch');
  expect([page.toast(), screen.paths()]).toEqual(['The match has ended', ['/chat/7', '/matches']]);
  expect(screen.text()).toBe('Below|Elsewhere');
});

test('a block that is confirmed after the member has left the chat leads nowhere', async () => {
  const { page, screen, left } = await openSheet('block', { path: '/chat/7', matches: [7] });
  await screen.press('Block');
  const late = await page.api.take(paths.block);
  await screen.press('Not now');
  await screen.press('Elsewhere');
  late.reply({ status: 204 });
  await until(() => expect(left()).toEqual([7]));
  await page.requestsUnderWay();
  expect(screen.paths()).toEqual(['/chat/7', '/topup']);
  expect(screen.text()).toContain(isBlocked);
});

test.each(['block', 'report'] as const)(
  'a %s that is confirmed later leaves the sheet about the next person open',
  async (how) => {
    const { page, screen, askedAbout } = await openSheet(how, { more: { reason: 'harassment' } });
    await screen.press(how === 'block' ? 'Block' : 'Send report');
    const late = await page.api.take(paths[how]);
    const next = { action: 'unmatch', person: kiptoo } as const;
    askedAbout.write(next);
    await until(() => expect(screen.text()).toContain('Kiptoo'));
    late.reply({ status: 201, body: { blocked: false } });
    await page.requestsUnderWay();
    await until(() =>
      expect(how === 'block' ? screen.text() : page.toast()).toMatch(/Asha is blocked|Your report is with us/),
    );
    expect(askedAbout.read()).toEqual(next);
  },
);

test.each([
  [7, 1],
  [8, 0],
])('a block of 7 ends a call with them, and none with anybody else: with %i', async (partner, calls) => {
  const { callPartner, leaveCall, end } = await openSheet('block');
  callPartner.write(partner);
  await end('block');
  expect(leaveCall).toHaveBeenCalledTimes(calls);
});

test('a report without a block leaves the person where they are', async () => {
  const { page, screen, left, report } = await openSheet('report', { path: '/chat/7', matches: [7] });
  expect(await report(false)).toMatchObject({ user_id: 7 });
  expect([left(), page.toast(), screen.paths()]).toEqual([[], 'Your report is with us', ['/chat/7']]);
  expect(screen.text()).toBe('Below|Elsewhere');
});

test('a report with a block says both', async () => {
  const { page, screen, left, report } = await openSheet('report', { path: '/chat/7', matches: [7] });
  await report(true);
  expect([left(), page.toast(), screen.paths()]).toEqual([[7], undefined, ['/chat/7', '/matches']]);
  expect(screen.text()).toMatch(/Asha is blocked.*your report/);
});

test('where there are too many reports, the way to a block is about the same person', async () => {
  const { page, screen, askedAbout } = await openSheet('report', { more: { reason: 'harassment' } });
  await screen.press('Send report');
  (await page.api.take(paths.report)).reply({ status: 429, body: { code: 'too_many_requests' } });
  await screen.press('Block only');
  expect(askedAbout.read()).toEqual({ action: 'block', person: asha });
  expect(screen.text()).toContain('Block Asha?');
});

test('the next report is about the next person, with nothing chosen for the one before', async () => {
  const { screen, askedAbout } = await openSheet('report', { more: { messageIds: [5], reason: 'money' } });
  expect((await screen.field('Attach')).checked).toBe(true);
  askedAbout.write({ action: 'report', person: kiptoo });
  await until(() => expect(screen.text()).toContain('Report Kiptoo'));
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  expect(screen.text()).not.toContain('Attach');
});

/** Opens the menu of the chat with Asha. */
async function openMenu({ talk }: { talk?: string } = {}) {
  const page = await openPage();
  if (talk) page.client.setQueryData(['call-availability', 7], { talk });
  const { ChatMenu } = await import('./chat-menu.tsx');
  const { askedAbout } = await import('./asked-about.ts');
  const { callConsentAsked } = await import('../../features/conversations/calls/consent/call-consent-asked.ts');
  const messages = [exampleMessage(1, 7), exampleMessage(2, 1), exampleMessage(3, 7)];
  const screen = await showScreen(page, <ChatMenu partnerId={7} name="Asha" messages={messages} />, '/chat/7');
  vi.stubGlobal('innerWidth', 800);
  const menu = document.querySelector('dialog');
  const hide = vi.fn();
  Object.assign(menu ?? {}, { hidePopover: hide });
  screen.dispatch(menu ?? document.body, 'beforetoggle', { newState: 'open' });
  await page.requestsUnderWay();
  return { screen, askedAbout, callConsentAsked, isHidden: () => hide.mock.calls.length > 0 };
}

test.each(['Report', 'Block', 'Unmatch'] as const)(
  'the menu of a chat closes, and asks about its partner: %s',
  async (name) => {
    const { screen, askedAbout, isHidden } = await openMenu();
    await screen.press(name);
    expect([isHidden(), askedAbout.read()]).toEqual([
      true,
      { action: name.toLowerCase(), person: asha, messageIds: [1, 3] },
    ]);
  },
);

test('the menu of a chat leads to a plan for a date with its partner', async () => {
  const { screen, isHidden } = await openMenu();
  await screen.press('Date plan');
  expect([isHidden(), screen.paths().at(-1)]).toEqual([true, '/dates/with/7']);
});

test.each([
  [undefined, false],
  ['mine', false],
  ['both', true],
])('the menu of a chat has the choice about calls once both have agreed to them: %s', async (talk, isThere) => {
  const { screen, callConsentAsked, isHidden } = await openMenu(talk === undefined ? {} : { talk });
  const [item] = screen.all('button', 'Voice calls');
  if (isThere) await expect(screen.words()).toMatchFileSnapshot('./in-words/chat-menu.txt');
  expect(item !== undefined).toBe(isThere);
  if (!item) return;
  await screen.pressElement(item);
  expect([isHidden(), callConsentAsked.read()]).toEqual([true, 7]);
});

test('before the code of a sheet has come, Back closes it, and otherwise leaves the page', async () => {
  const page = await openPage();
  const { PersonSheetsToCome } = await import('./person-sheets-deferred.tsx');
  const { askedAbout } = await import('./asked-about.ts');
  await showScreen(page, <PersonSheetsToCome />);
  const start: unknown = history.state;
  askedAbout.write({ action: 'block', person: asha });
  await page.requestsUnderWay();
  expect(history.state).not.toEqual(start);
  history.go(-1);
  await until(() => expect([askedAbout.read(), history.state]).toEqual([undefined, start]));
});
