import type { WarningKind } from '@mwanzo/contract/conversations/warnings';
import { warningKinds } from '@mwanzo/contract/conversations/warnings';
import { expect, test, vi } from 'vitest';
import { exampleMessage } from '../../../../testing/example-message.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { inChat } from '../in-chat.fixture.tsx';

/** Opens the card below a message of Otieno that seems to be of this kind. */
async function openCard(warning: WarningKind = 'money') {
  const page = await openPage();
  const { WarningCard } = await import('./warning-card.tsx');
  const onReport = vi.fn();
  const message = exampleMessage(3, 7, { warning });
  const chat = await inChat({ report: onReport });
  const card = (kind: WarningKind) => chat(<WarningCard key={kind} message={{ ...message, warning: kind }} />);
  const screen = await showScreen(page, chat(<WarningCard message={message} />));
  return { screen, onReport, message, show: (kind: WarningKind) => screen.show(card(kind)) };
}

test('the card is folded and opened again, and reports the message that it is about', async () => {
  const { screen, onReport, message } = await openCard();
  const [title] = screen.all('button', '');
  const isOpen = () => title?.getAttribute('aria-expanded');
  expect(isOpen()).toBe('true');
  await screen.pressElement(title);
  expect([isOpen(), document.getElementById(title?.getAttribute('aria-controls') ?? '')?.hidden]).toEqual([
    'false',
    true,
  ]);
  await screen.pressElement(title);
  await screen.press('Report');
  expect(onReport.mock.calls).toEqual([[message]]);
});

test('what to know opens a sheet, which is closed by its cross, or by a report', async () => {
  const { screen, onReport, message } = await openCard();
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  await screen.press('What to know');
  expect(isOpen()).toBe(true);
  await screen.press('Close');
  expect(isOpen()).toBe(false);
  await screen.press('What to know');
  await screen.pressElement(screen.all('dialog button', 'Report')[0]);
  expect([isOpen(), onReport.mock.calls]).toEqual([false, [[message]]]);
});

test.each<[WarningKind, RegExp]>([
  ['money', /rarely comes back/],
  ['crypto', /Nobody can promise profit/],
  ['code', /has your account/],
  ['off_app', /nobody can be reported/],
  ['sextortion', /You have done nothing wrong/],
])('a warning of %s says what helps against that', async (warning, hint) => {
  const { screen } = await openCard(warning);
  expect(screen.text()).toMatch(hint);
});

test('the card and what there is to know are whole for each kind of warning', async () => {
  const { screen, show } = await openCard();
  let told = '';
  for (const kind of warningKinds) {
    show(kind);
    await screen.press('What to know');
    told += `# ${kind}\n${screen.words()}`;
  }
  await expect(told).toMatchFileSnapshot('./in-words/warnings.txt');
});
