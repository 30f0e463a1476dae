import type { OwnPreferences, WiderStep } from '@mwanzo/contract/people/preferences';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const path = '/api/profiles/me/preferences/';
const preferences: OwnPreferences = {
  looking_for: ['men'],
  min_age: 28,
  max_age: 38,
  near: 'town',
  intent: ['friends'],
  verified_only: true,
  is_chosen: false,
};
const refused = { status: 400, body: { code: 'invalid_input', detail: '' } };

test('the last ticked gender stays, and a text says why until another choice', async () => {
  const page = await openPage();
  const { LookingForField } = await import('./looking-for-field.tsx');
  const onChange = vi.fn();
  function Field() {
    const [values, setValues] = useState<OwnPreferences['looking_for']>(['men']);
    const change = (next: OwnPreferences['looking_for']) => {
      onChange(next);
      setValues(next);
    };
    return <LookingForField values={values} onChange={change} />;
  }
  const screen = await showScreen(page, <Field />);
  const choose = async (label: string) => {
    await screen.toggle(label);
    const note = document.querySelector('output');
    const isDescribed = document.querySelector('fieldset')?.getAttribute('aria-describedby') === note?.id;
    return [onChange.mock.calls.length, note?.textContent !== '', isDescribed];
  };
  expect(await choose('Men')).toEqual([0, true, true]);
  expect(await choose('Women')).toEqual([1, false, false]);
  expect(await choose('Men')).toEqual([2, false, false]);
  expect(onChange.mock.calls).toEqual([[['women', 'men']], [['women']]]);
});

/** Opens the first question for a member of this age, with preferences that the server has derived. */
async function openQuestion(age = 30) {
  const page = await openPage({ profile: { id: 1, age } });
  const { FirstQuestion } = await import('./first-question.tsx');
  const [onAnswered, onPutAway] = [vi.fn(), vi.fn()];
  const screen = await showScreen(
    page,
    <FirstQuestion gender={<p>Your gender</p>} onAnswered={onAnswered} onPutAway={onPutAway} />,
  );
  expect(document.body.textContent).toBe('');
  (await page.api.take(`GET ${path}`)).reply({ body: preferences });
  await page.settled();
  const isBusy = async () => (await screen.button('Looks right')).getAttribute('aria-busy') === 'true';
  return { page, screen, onAnswered, onPutAway, isBusy };
}

test.each([
  ['as it was proposed', 30, [], ['men'], 50],
  ['with a change', 30, ['Women'], ['women', 'men'], 50],
  ['of somebody over 45', 46, [], ['men'], 100],
])('an answer %s is saved once, and only a change makes another deck', async (_, age, ticked, looking_for, max_age) => {
  const { page, screen, onAnswered, isBusy } = await openQuestion(age);
  if (age === 30 && ticked.length === 0)
    await expect(screen.words()).toMatchFileSnapshot('./in-words/first-question.txt');
  for (const label of ticked) await screen.toggle(label);
  await screen.press('Looks right');
  await screen.press('Looks right');
  expect([await page.requestsUnderWay(), await isBusy(), onAnswered.mock.calls]).toEqual([1, true, []]);
  const saving = await page.api.take(`PUT ${path}`);
  const { is_chosen: _chosen, ...rest } = preferences;
  expect(JSON.parse(saving.body)).toEqual({ ...rest, looking_for, min_age: 18, max_age });
  saving.reply({ body: { ...preferences, is_chosen: true } });
  await until(() => expect(onAnswered.mock.calls).toEqual([[ticked.length > 0]]));
  await until(async () => expect(await isBusy()).toBe(false));
});

test('an answer that was not saved leaves the question open', async () => {
  const { page, screen, onAnswered, isBusy } = await openQuestion();
  await screen.press('Looks right');
  (await page.api.take(`PUT ${path}`)).reply(refused);
  await until(() => expect(page.toast()).toBe('Not saved'));
  await until(async () => expect(await isBusy()).toBe(false));
  expect(onAnswered).not.toHaveBeenCalled();
});

test.each([
  ['as it was proposed', [], []],
  ['with a change, which makes another deck once it is saved', ['Women'], [[true]]],
])('closing the question counts as an answer, and does not wait for the server: %s', async (_, ticked, answers) => {
  const { page, screen, onAnswered, onPutAway } = await openQuestion();
  for (const label of ticked) await screen.toggle(label);
  await screen.press('Close');
  expect([onPutAway.mock.calls.length, onAnswered.mock.calls.length]).toEqual([1, 0]);
  const { body, reply } = await page.api.take(`PUT ${path}`);
  const looking_for = ticked.length > 0 ? ['women', 'men'] : ['men'];
  expect(JSON.parse(body)).toMatchObject({ looking_for, near: 'town', min_age: 18, max_age: 50 });
  screen.show(null);
  reply({ body: { ...preferences, is_chosen: true } });
  await page.requestsUnderWay();
  await until(() => expect(onAnswered.mock.calls).toEqual(answers));
});

test('a change that was not saved at closing makes no other deck', async () => {
  const { page, screen, onAnswered } = await openQuestion();
  await screen.toggle('Women');
  await screen.press('Close');
  (await page.api.take(`PUT ${path}`)).reply(refused);
  await until(() => expect(page.toast()).toBeDefined());
  await page.requestsUnderWay();
  expect(onAnswered).not.toHaveBeenCalled();
});

/** Opens the end of the deck of a member in Nakuru, with these wider steps. */
async function openEnd(steps: readonly WiderStep[], known: Partial<OwnPreferences> = {}) {
  const page = await openPage({ profile: { id: 1, location: 'Nakuru' } });
  const { EndOfDeck } = await import('./deck-end/end-of-deck.tsx');
  page.client.setQueryDefaults(['preferences'], { staleTime: Number.POSITIVE_INFINITY });
  page.client.setQueryData(['preferences'], { ...preferences, ...known });
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  // The deck is told before the member, because it may take this screen away.
  const onChanged = vi.fn(() => expect(toastStore.read()).toBeUndefined());
  const screen = await showScreen(page, <EndOfDeck onChanged={onChanged} />);
  expect(screen.text()).toContain('Loading...');
  (await page.api.take('GET /api/profiles/discover/wider/')).reply({ body: steps });
  await page.settled();
  expect(screen.text()).not.toContain('Loading...');
  /** Resolves to what is saved. */
  const saved = async () => {
    const { body, reply } = await page.api.take(`PUT ${path}`);
    return { body: JSON.parse(body) as unknown, reply };
  };
  return { page, screen, onChanged, saved };
}

test.each<[WiderStep['change'], string, Partial<OwnPreferences>, Partial<OwnPreferences>]>([
  [
    { preference: 'ages', min_age: 23, max_age: 43 },
    'Ages 23 to 43',
    { min_age: 23, max_age: 43 },
    { min_age: 28, max_age: 38 },
  ],
  [{ preference: 'near', near: 'anywhere' }, 'Everywhere in Kenya', { near: 'anywhere' }, { near: 'town' }],
  [{ preference: 'intent', intent: [] }, 'Whatever they want', { intent: [] }, { intent: ['friends'] }],
  [
    { preference: 'verified_only', verified_only: false },
    'People without a badge too',
    { verified_only: false },
    { verified_only: true },
  ],
])(
  'a wider step at the end of the deck (%j) changes only its preference, and Undo only that one back',
  async (step, label, after, before) => {
    const { page, screen, onChanged, saved } = await openEnd([{ change: step, brings: { about: 30 } }]);
    const { is_chosen: _, ...known } = preferences;
    await screen.press(label);
    await screen.press(label);
    expect(await page.requestsUnderWay()).toBe(1);
    const saving = await saved();
    expect(saving.body).toEqual({ ...known, ...after });
    expect(onChanged).not.toHaveBeenCalled();
    saving.reply({ body: { ...preferences, ...after } });
    await until(() => expect([onChanged.mock.calls.length, page.toast()]).toEqual([1, 'Preferences changed']));
    const { toastStore } = await import('../../../ui/layers/toast-store.ts');
    expect(toastStore.read()?.description).toBe(label);
    page.pressToast();
    const undoing = await saved();
    expect(undoing.body).toEqual({ ...known, ...before });
    const isBusy = async () => (await screen.button(label)).getAttribute('aria-disabled') === 'true';
    await until(async () => expect(await isBusy()).toBe(true));
    undoing.reply(refused);
    await until(async () => expect(await isBusy()).toBe(false));
    expect(onChanged).toHaveBeenCalledTimes(1);
  },
);

test('a wider step that was not saved changes nothing and offers no Undo', async () => {
  const { page, screen, onChanged, saved } = await openEnd([
    { change: { preference: 'near', near: 'county' }, brings: { about: null } },
    { change: { preference: 'ages', min_age: 23, max_age: 43 }, brings: { about: 20 } },
    { change: { preference: 'intent', intent: [] }, brings: { about: 10 } },
    { change: { preference: 'verified_only', verified_only: false }, brings: { about: 5 } },
  ]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/end-of-deck.txt');
  await screen.press('My county');
  (await saved()).reply(refused);
  await until(() => expect(page.toast()).toBe('Not saved'));
  expect([onChanged.mock.calls, page.toastError()]).toEqual([[], expect.objectContaining({ code: 'invalid_input' })]);
});

test.each([
  ['town', 'You have met everyone nearby'],
  ['county', 'You have met everyone nearby'],
  ['neighbours', 'You have met everyone nearby'],
  ['anywhere', 'You have met everyone'],
] as const)('whoever looks for people in the reach “%s” reads at the end: %s', async (near, title) => {
  const { screen } = await openEnd([], { near });
  expect(screen.all('h3', '').map(({ textContent }) => textContent)).toEqual([title]);
});

test('at the end of a deck of the whole country everyone was met, and nothing wider is offered', async () => {
  const { screen } = await openEnd([], { near: 'anywhere' });
  expect(screen.text()).toMatch(/^You have met everyone\|[^|]+\|Change preferences\|How we choose who you see$/);
  expect(screen.text()).not.toMatch(/nearby|One step wider/);
});

test('neighbouring counties are named by the county in their middle', async () => {
  const { screen } = await openEnd([], { near: 'neighbours' });
  expect(screen.text()).toMatch(/around Nakuru(?! and)[^|]*: you have seen them all/);
});
