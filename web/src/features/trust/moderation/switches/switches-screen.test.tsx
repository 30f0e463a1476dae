import { switchNames } from '@mwanzo/contract/core/switch-names';
import { expect, test } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

const on = { is_on: true, since: null, moderator_id: null, because: null };
const since = '2026-11-21T08:00:00Z';
const paymentsOff = { is_on: false, since, moderator_id: null, because: 'M-Pesa is away' };
const listed = (more: Partial<Record<string, object>> = {}) =>
  switchNames.map((name) => ({ switch: name, ...on, ...more[name] }));
const list = 'GET /api/moderation/switches/';
const movePayments = 'POST /api/moderation/switches/payments/';

const dialogText = () => document.querySelector('dialog[open]')?.textContent;

async function openSwitches() {
  const page = await openPage();
  const { SwitchesScreen } = await import('./switches-screen.tsx');
  const screen = await showScreen(page, <SwitchesScreen />);
  const settle = async (more: Partial<Record<string, object>>) => {
    (await page.api.take(list)).reply({ body: listed(more) });
    await page.settled();
  };
  return { page, screen, settle };
}

test('a part is switched off with a reason, and its row says since when, by whom and why', async () => {
  const { page, screen, settle } = await openSwitches();
  await settle({});
  expect(screen.all('li', '')).toHaveLength(switchNames.length);
  await screen.press('Switch off: Payments');
  await screen.press('Yes, switch it off');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/switching-off.txt');
  await screen.type('Why', '  M-Pesa is away ');
  await screen.press('Yes, switch it off');
  const { body, reply } = await page.api.take(movePayments);
  expect((await screen.button('Recording...')).getAttribute('aria-busy')).toBe('true');
  expect(JSON.parse(body)).toEqual({ is_on: false, because: 'M-Pesa is away' });
  reply({ body: listed({ payments: paymentsOff }) });
  await page.settled();
  expect(screen.text()).toMatch(/By the operator · *\|?M-Pesa is away/);
  expect(page.toast()).toBe('Payments: off');
  expect(screen.all('button', 'Switch on: Payments')).toHaveLength(1);
  expect(document.querySelector('dialog[open]')).toBeNull();
  // The next reason is another one.
  await screen.press('Switch on: Payments');
  expect((await screen.field('Why')).value).toBe('');
});

test('a move that was not sent keeps the dialog with its words', async () => {
  const { page, screen, settle } = await openSwitches();
  await settle({ payments: { ...paymentsOff, moderator_id: 9589 } });
  expect(screen.text()).toContain('By reviewer 9589');
  await screen.press('Switch on: Payments');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/switching-on.txt');
  expect(dialogText()).not.toContain('Nothing new can be bought');
  await screen.type('Why', 'It is back');
  await screen.press('Yes, switch it on');
  (await page.api.take(movePayments)).reply(refusal('unavailable'));
  await settle({ payments: paymentsOff });
  expect((await screen.field('Why')).value).toBe('It is back');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  expect(toastStore.read()).toMatchObject({
    title: 'Not switched',
    description: 'It did not get through. Please try again.',
    kind: 'bad',
    error: { code: 'unavailable' },
  });
  await screen.press('Yes, switch it on');
  const again = await page.api.take(movePayments);
  expect(JSON.parse(again.body)).toEqual({ is_on: true, because: 'It is back' });
  again.reply({ body: listed() });
  await page.settled();
  expect([page.toast(), screen.all('button', 'Switch off: Payments').length]).toEqual(['Payments: on again', 1]);
});

test('a move that is cancelled moves nothing, and leaves no words and no error for the next one', async () => {
  const { page, screen, settle } = await openSwitches();
  await settle({});
  await screen.press('Switch off: Payments');
  await screen.press('Yes, switch it off');
  expect(dialogText()).toContain('Write why');
  await screen.type('Why', 'M-Pesa is away');
  expect(dialogText()).not.toContain('Write why');
  await screen.press('Cancel');
  expect(dialogText()).toBeUndefined();
  for (const name of ['Payments', 'Calls']) {
    await screen.press(`Switch off: ${name}`);
    expect(dialogText()).toContain(`Switch off: ${name}`);
    expect((await screen.field('Why')).value).toBe('');
    await screen.type('Why', 'Later');
    await screen.press('Cancel');
  }
  expect(await page.requestsUnderWay()).toBe(0);
});

test('the overview names first of all what is off, and otherwise leads to the switches at its end', async () => {
  const page = await openPage();
  const { SwitchesCard } = await import('./switches-card.tsx');
  const cards = (
    <>
      <SwitchesCard place="first" />
      <hr />
      <SwitchesCard place="last" />
    </>
  );
  const screen = await showScreen(page, cards);
  expect(screen.text()).toMatch(/^Switches\|/);
  (await page.api.take(list)).reply({ body: listed({ payments: paymentsOff, calls: { is_on: false } }) });
  await page.settled();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/switches-card.txt');
  expect(document.querySelector('hr ~ section')).toBeNull();
  page.client.setQueryData(['moderation', 'GET /api/moderation/switches/'], listed({ calls: { is_on: false } }));
  await page.settled();
  expect([screen.text(), document.querySelector('hr ~ section')]).toEqual([
    '1 part of Mwanzo is switched off|Calls|Open the switches',
    null,
  ]);
  page.client.setQueryData(['moderation', 'GET /api/moderation/switches/'], listed());
  await page.settled();
  expect(screen.text()).toMatch(/^Everything is on/);
  expect(document.querySelector('hr ~ section')).not.toBeNull();
});
