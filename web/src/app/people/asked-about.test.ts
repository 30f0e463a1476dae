import type { Match } from '@mwanzo/contract/conversations/matches';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { expect, test } from 'vitest';
import { exampleLast, matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';

const asha = { id: 7, name: 'Asha' };

test('a sheet stays open about the person whom it was opened for, until it is closed', async () => {
  await openPage();
  const { askAbout, askedAbout, closeSheet } = await import('./asked-about.ts');
  askAbout('block', asha);
  expect(askedAbout.read()).toEqual({ action: 'block', person: asha });
  closeSheet();
  expect(askedAbout.read()).toBeUndefined();
});

test('a logout closes the sheet: the next member does not read whom the last one wanted to block', async () => {
  const { session } = await openPage();
  const { askAbout, askedAbout } = await import('./asked-about.ts');
  askAbout('block', asha);
  session.logout();
  expect(askedAbout.read()).toBeUndefined();
});

const match = (fields: Partial<Match>) => matchWith(7, { name: 'Asha', ...fields });

test.each<[string, Match, number[]]>([
  ['their last message', match({ last_message: { ...exampleLast, id: 5 } }), [5]],
  ['no message, if the last one is one’s own', match({ last_message: { ...exampleLast, sender: 1 } }), []],
  ['no message, if it was deleted', match({ last_message: { ...exampleLast, is_deleted: true } }), []],
  ['no message, if there is none', match({ last_message: null }), []],
])('the report of a match attaches %s', async (_, given, messageIds) => {
  await openPage();
  const { reportMatch } = await import('./report-match.ts');
  const { askedAbout } = await import('./asked-about.ts');
  reportMatch(given);
  expect(askedAbout.read()).toEqual({ action: 'report', person: asha, messageIds });
});

test.each<[Message['warning'], string | undefined]>([
  [null, undefined],
  ['loan', 'money'],
  ['crypto', 'money'],
  ['code', 'money'],
  ['threat', 'harassment'],
  ['phone', undefined],
])('the report of one message with the warning %s begins with the reason %s', async (warning, reason) => {
  await openPage();
  const { reportMessage } = await import('./report-message.ts');
  const { askedAbout } = await import('./asked-about.ts');
  reportMessage({ ...exampleMessage(5, 7), warning }, 'Asha');
  const about = { action: 'report', person: asha, messageIds: [5], isAboutMessage: true };
  expect(askedAbout.read()).toEqual({ ...about, reason });
});
