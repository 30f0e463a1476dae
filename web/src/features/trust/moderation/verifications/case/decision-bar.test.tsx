import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../../testing/api-server.ts';
import { openPage } from '../../../../../testing/open-page.ts';
import { showScreen } from '../../../../../testing/show-screen.tsx';
import { until } from '../../../../../testing/until.ts';
import { ticks, typed } from './case.fixture.ts';

vi.mock('../../panel/long-look.tsx', () => ({
  LongLook: ({ children }: { children: (isSeen: boolean) => ReactNode }) => children(true),
}));

/** Shows the bar that decides about a verification. */
async function openBar(traits: { document?: typeof typed | null; isCompared?: boolean | null; checks?: typeof ticks }) {
  const page = await openPage();
  const { DecisionBar } = await import('./decision-bar.tsx');
  const { document = typed, isCompared = null, checks = ticks } = traits;
  const field = { current: { focus: vi.fn() } as unknown as HTMLInputElement };
  const entry = { typed, document, problem: null, change() {}, check() {}, field, refuse() {} };
  const shown = { id: 5, name: 'Asha', photo_detail: { id: 3 } } as Parameters<typeof DecisionBar>[0]['shown'];
  const ways = { onDone() {}, onTaken() {} };
  const { checkNames } = await import('./check-rules.ts');
  const ticked = checkNames.filter((name) => checks[name]);
  const bar = { shown, ticked, document: entry, isCompared, isSeen: true, shortcuts: true };
  return { page, field, screen: await showScreen(page, <DecisionBar {...bar} {...ways} />) };
}

test.each([
  ['a check', { checks: { ...ticks, pose_fits: false } }],
  ['the number of the document', { document: null }],
  ['the comparison with the other member', { isCompared: false }],
])('a verification is not approved without %s, by button or key', async (_, traits) => {
  const { page, screen } = await openBar(traits);
  expect((await screen.button('Approve')).hasAttribute('disabled')).toBe(true);
  await screen.key('a');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('an approval says what was seen and compared; asking for new photos needs none of it', async () => {
  const { page, screen } = await openBar({ isCompared: true });
  await screen.key('a');
  const path = 'POST /api/moderation/verifications/5/decide/';
  const checks = { ...ticks, not_another: true };
  const seen = { name: 'Asha', photo_id: 3 };
  const sent = await page.api.take(path);
  expect(JSON.parse(sent.body)).toEqual({ decision: 'approve', checks, seen, document: typed });
  await screen.key('n');
  expect(screen.text()).not.toContain('Part of your ID is cut off');
  sent.reply(refusal('internal'));
  await until(() => expect(page.toast()).toBe('Not saved'));
  await screen.key('n');
  await screen.toggle('Part of your ID is cut off');
  await screen.pressElement(screen.all('button', 'Ask for new photos').at(-1));
  expect(JSON.parse((await page.api.take(path)).body)).toEqual({
    decision: 'request_new',
    checks: ticks,
    reason_code: 'id_cut_off',
  });
});

test('the key of an approval leads to the number that is missing', async () => {
  const { screen, field } = await openBar({ document: null });
  await screen.key('a');
  expect(field.current.focus).toHaveBeenCalledTimes(1);
});

test('the key of an approval leads to no field while a check is missing', async () => {
  const { screen, field } = await openBar({ document: null, checks: { ...ticks, name_fits: false } });
  await screen.key('a');
  expect(field.current.focus).not.toHaveBeenCalled();
});

test('a refusal that was closed leaves nothing for the next one', async () => {
  const { screen } = await openBar({});
  await screen.key('r');
  await screen.type('Your own words', 'Not you.');
  await screen.press('Cancel');
  await screen.key('n');
  expect((await screen.field('Your own words')).value).toBe('');
});
