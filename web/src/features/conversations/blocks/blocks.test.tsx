import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { BlockedSheet } from './blocked-sheet.tsx';

const block = (user_id: number, name: string) => ({
  user_id,
  name,
  blocked_at: `2026-11-${12 + user_id}T09:00:00.000Z`,
});

/** Opens the list of blocked people, with two on it. */
async function openBlocked() {
  const page = await openPage();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const { endedContacts, noteEndedContact } = await import('../../../shared/matches/ended-contacts.ts');
  for (const id of [7, 8]) noteEndedContact(id);
  const { BlockedScreen } = await import('./blocked-screen.tsx');
  const screen = await showScreen(page, <BlockedScreen />);
  (await page.api.take('GET /api/blocks/')).reply({ body: [block(7, 'Otieno'), block(8, 'Kiptoo')] });
  await until(() => expect(screen.all('button', 'Unblock')).toHaveLength(2));
  const confirm = () => screen.pressElement(screen.all('button', 'Unblock').at(-1));
  return { page, screen, confirm, ended: () => [...endedContacts.read()] };
}

test('a person is unblocked after a question, leaves the list and may be shown again; the others stay', async () => {
  const { page, screen, confirm, ended } = await openBlocked();
  expect((await screen.button('Back')).getAttribute('href')).toBe('/settings');
  await screen.press('Unblock Kiptoo');
  await screen.press('Not now');
  expect([screen.text().includes('Unblock Kiptoo?'), await page.requestsUnderWay()]).toEqual([false, 0]);
  await screen.press('Unblock Otieno');
  await confirm();
  await screen.press('Unblocking...');
  expect(await page.requestsUnderWay()).toBe(1);
  (await page.api.take('DELETE /api/blocks/7/')).reply({ status: 204 });
  await until(() =>
    expect(screen.all('button', 'Unblock').map((each) => each.getAttribute('aria-label'))).toEqual(['Unblock Kiptoo']),
  );
  expect([page.toast(), ended()]).toEqual(['Otieno is unblocked', [8]]);
});

test('a person who could not be unblocked stays blocked, and the next question starts afresh', async () => {
  const { page, screen, confirm, ended } = await openBlocked();
  await screen.press('Unblock Otieno');
  await confirm();
  (await page.api.take('DELETE /api/blocks/7/')).reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('Otieno is still blocked'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-unblocking.txt');
  await screen.press('Try again');
  (await page.api.take('DELETE /api/blocks/7/')).reply({ status: 503 });
  await until(() => expect(screen.text()).toContain('Otieno is still blocked'));
  await screen.press('Not now');
  for (const name of ['Kiptoo', 'Otieno']) {
    await screen.press(`Unblock ${name}`);
    expect(screen.text()).not.toMatch(/still blocked|Try again/);
    await screen.press('Not now');
  }
  expect([page.toast(), ended()]).toEqual([undefined, [7, 8]]);
});

test('a failure after its question was closed is told, and not in the question about another person', async () => {
  const { page, screen, confirm } = await openBlocked();
  await screen.press('Unblock Otieno');
  await confirm();
  const late = await page.api.take('DELETE /api/blocks/7/');
  await screen.press('Not now');
  await screen.press('Unblock Kiptoo');
  late.reply({ hangUp: true });
  await until(() => expect(page.toast()).toMatch(/^Otieno is still blocked/));
  expect(screen.text()).toContain('Unblock Kiptoo?');
  expect(screen.text()).not.toMatch(/still blocked|Try again/);
});

test('a request whose question was closed neither keeps the next question busy nor closes it', async () => {
  const { page, screen, confirm, ended } = await openBlocked();
  await screen.press('Unblock Otieno');
  await confirm();
  const late = await page.api.take('DELETE /api/blocks/7/');
  await screen.press('Not now');
  await screen.press('Unblock Kiptoo');
  expect(screen.text()).not.toContain('Unblocking...');
  late.reply({ status: 204 });
  await until(() => expect(page.toast()).toBe('Otieno is unblocked'));
  await page.requestsUnderWay();
  expect(screen.text()).toContain('Unblock Kiptoo?');
  await confirm();
  (await page.api.take('DELETE /api/blocks/8/')).reply({ status: 204 });
  await until(() => expect(ended()).toEqual([]));
});

test('a list that was on its way does not bring back a person who was unblocked, and the focus moves on', async () => {
  const { page, screen, confirm } = await openBlocked();
  void page.client.invalidateQueries({ queryKey: ['blocks'] });
  const old = await page.api.take('GET /api/blocks/');
  await screen.press('Unblock Otieno');
  await confirm();
  (await page.api.take('DELETE /api/blocks/7/')).reply({ status: 204 });
  await until(() => expect(screen.all('button', 'Unblock')).toHaveLength(1));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Unblock Kiptoo');
  old.reply({ body: [block(7, 'Otieno'), block(8, 'Kiptoo')] });
  await page.settled();
  expect(screen.all('button', 'Unblock')).toHaveLength(1);
});

test('a known list is fetched again at each visit', async () => {
  const page = await openPage();
  page.client.setQueryDefaults(['blocks'], { staleTime: Infinity });
  page.client.setQueryData(['blocks'], [block(7, 'Otieno')]);
  const { BlockedScreen } = await import('./blocked-screen.tsx');
  const screen = await showScreen(page, <BlockedScreen />);
  expect(screen.text()).toContain('Otieno');
  await page.api.take('GET /api/blocks/');
});

test('once nobody is blocked the list says so', async () => {
  const { page, screen, confirm } = await openBlocked();
  for (const [id, name] of [
    [7, 'Otieno'],
    [8, 'Kiptoo'],
  ]) {
    expect(screen.text()).not.toContain('Nobody is blocked');
    await screen.press(`Unblock ${name}`);
    await confirm();
    (await page.api.take(`DELETE /api/blocks/${id}/`)).reply({ status: 204 });
    await until(() => expect(screen.text()).not.toContain(`Unblock ${name}`));
  }
  await until(() => expect(screen.text()).toContain('Nobody is blocked'));
  await until(() => expect(screen.all('dialog[open]', '')).toEqual([]));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/nobody-blocked.txt');
});

test('the way from the sheet about a block to the list closes the sheet', async () => {
  const page = await openPage();
  const onClose = vi.fn();
  const { BlockedSheet: Sheet } = await import('./blocked-sheet.tsx');
  const screen = await showScreen(page, <Sheet onClose={onClose} name="Otieno" isReported hadChat />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/blocked-sheet.txt');
  await screen.press('Settings, Blocked people');
  expect([onClose.mock.calls.length, screen.paths().at(-1)]).toEqual([1, '/settings/blocked']);
});

test('the sheet about a block says only what happened', async () => {
  const said = (isReported: boolean, hadChat: boolean) =>
    textOf(renderScreen(<BlockedSheet onClose={() => undefined} name="Otieno" {...{ isReported, hadChat }} />));
  expect(said(false, false)).not.toMatch(/report|chat/);
  expect(said(false, true)).toContain('Otieno cannot read what you wrote any more.');
  expect(said(true, true)).toContain('Reviewers read only what you reported.');
  expect(said(true, false)).toMatch(/your report is with us.*A person reads your report/);
  expect(said(true, false)).not.toContain('chat');
  const cases = [true, false].flatMap((isReported) => [true, false].map((hadChat) => ({ isReported, hadChat })));
  const words = cases.map((given) => `${JSON.stringify(given)} ${said(given.isReported, given.hadChat)}`);
  await expect(`${words.join('\n')}\n`).toMatchFileSnapshot('./in-words/blocked-sheets.txt');
});

test.each([
  ['block', 'Block', 'Blocking...', 'POST /api/blocks/', 'In Settings, Blocked people.'],
  ['unmatch', 'Unmatch', 'Ending...', 'DELETE /api/profiles/matches/7/', 'The match ends for good'],
] as const)('the sheet to %s says what it means, and does that', async (how, button, busy, path, fact) => {
  const page = await openPage();
  const { EndContactSheet } = await import('./end-contact-sheet.tsx');
  const [onEnded, onClose] = [vi.fn(), vi.fn()];
  const screen = await showScreen(
    page,
    <EndContactSheet how={how} person={{ id: 7, name: 'Otieno' }} {...{ onEnded, onClose }} />,
  );
  for (const said of [fact, 'Otieno is not told.']) expect(screen.text()).toContain(said);
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/${how}-sheet.txt`);
  await screen.press('Not now');
  expect([onClose.mock.calls.length, await page.requestsUnderWay()]).toEqual([1, 0]);
  await screen.press(button);
  expect(screen.text()).toContain(`|${busy}`);
  await screen.press(busy);
  const { body, reply } = await page.api.take(path);
  expect([body, await page.requestsUnderWay()]).toEqual([how === 'block' ? '{"user_id":7}' : '', 1]);
  reply({ hangUp: true });
  await until(() => expect(screen.text()).toContain('We could not reach Mwanzo, so Otieno may still see you.'));
  await screen.press('Try again');
  (await page.api.take(path)).reply({ status: 503, headers: { 'x-request-id': 'abcdefgh2345' } });
  await until(() => expect(screen.text()).toMatch(/That did not work, so Otieno may still see you\..*abcdefgh2345/));
  expect([onEnded.mock.calls.length, page.toast()]).toEqual([0, undefined]);
  await screen.press('Try again');
  expect(screen.text()).not.toMatch(/may still see you|abcdefgh2345/);
  (await page.api.take(path)).reply({ status: 204 });
  await until(() => expect(onEnded).toHaveBeenCalledOnce());
});
