import type { OwnPreferences, WiderStep } from '@mwanzo/contract/preferences';
import { expect, test, vi } from 'vitest';
import { propsIn } from '../../testing/element-in.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

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

test('the last ticked gender stays, and a text says why until another choice', async () => {
  const page = await openPage();
  const { LookingForField } = await import('./looking-for-field.tsx');
  const { TickChips } = await import('../../ui/controls/tick-chips.tsx');
  const onChange = vi.fn();
  const field = page.run(() => LookingForField({ values: ['men'], onChange }), undefined);
  const choose = async (values: ('men' | 'women')[]) => {
    propsIn(field.now(), TickChips).onChange(values as never);
    await page.requestsUnderWay();
    return [onChange.mock.calls.length, propsIn(field.now(), 'output').children !== false];
  };
  expect(await choose([])).toEqual([0, true]);
  expect(await choose(['men', 'women'])).toEqual([1, false]);
});

/** Opens the first question, with preferences that the server has derived. */
async function openQuestion() {
  const page = await openPage({ profile: { id: 1, age: 30 } });
  const { FirstQuestion } = await import('./first-question.tsx');
  const { Dialog } = await import('../../ui/layers/dialog.tsx');
  const { Button } = await import('../../ui/controls/button.tsx');
  const { WhomFields } = await import('./preference-fields.tsx');
  const [onAnswered, onPutAway] = [vi.fn(), vi.fn()];
  const question = page.run(() => FirstQuestion({ open: true, gender: null, onAnswered, onPutAway }), undefined);
  expect(question.now()).toBeNull();
  (await page.api.take(`GET ${path}`)).reply({ body: preferences });
  await page.settled();
  return {
    page,
    onAnswered,
    onPutAway,
    close: () => propsIn(question.now(), Dialog).onClose(),
    press: () => propsIn(propsIn(question.now(), Dialog).footer, Button).onClick?.({} as never),
    isBusy: () => propsIn(propsIn(question.now(), Dialog).footer, Button).busy,
    change: async (changes: Partial<OwnPreferences>) => {
      propsIn(question.now(), WhomFields).onChange(changes);
      await page.requestsUnderWay();
    },
  };
}

test.each([
  ['as it was proposed', {}, false],
  ['with a change', { looking_for: ['women'] }, true],
] as const)('an answer %s is saved, and only a change makes another deck', async (_, changes, isChanged) => {
  const { page, onAnswered, press, isBusy, change } = await openQuestion();
  if (isChanged) await change({ looking_for: [...changes.looking_for] });
  press();
  const saving = await page.api.take(`PUT ${path}`);
  expect(JSON.parse(saving.body)).toMatchObject({ looking_for: ['men'], near: 'town', max_age: 50, ...changes });
  expect([isBusy(), onAnswered.mock.calls]).toEqual([true, []]);
  saving.reply({ body: { ...preferences, is_chosen: true } });
  await until(() => expect(onAnswered.mock.calls).toEqual([[isChanged]]));
  await until(() => expect(isBusy()).toBe(false));
});

test('an answer that was not saved leaves the question open', async () => {
  const { page, onAnswered, press, isBusy } = await openQuestion();
  press();
  (await page.api.take(`PUT ${path}`)).reply({ status: 400, body: { code: 'invalid_input', detail: '' } });
  await until(() => expect(page.toast()).toBeDefined());
  await until(() => expect(isBusy()).toBe(false));
  expect(onAnswered).not.toHaveBeenCalled();
});

test('closing the question counts as an answer, and does not wait for the server', async () => {
  const { page, onAnswered, onPutAway, close } = await openQuestion();
  close();
  expect([onPutAway.mock.calls.length, onAnswered.mock.calls.length]).toEqual([1, 0]);
  await page.api.take(`PUT ${path}`);
});

test.each<[WiderStep['change'], Partial<OwnPreferences>, Partial<OwnPreferences>]>([
  [
    { preference: 'ages', min_age: 23, max_age: 43 },
    { min_age: 23, max_age: 43 },
    { min_age: 28, max_age: 38 },
  ],
  [{ preference: 'near', near: 'anywhere' }, { near: 'anywhere' }, { near: 'town' }],
  [{ preference: 'intent', intent: [] }, { intent: [] }, { intent: ['friends'] }],
  [{ preference: 'verified_only', verified_only: false }, { verified_only: false }, { verified_only: true }],
])(
  'a wider step at the end of the deck (%j) changes only its preference, and Undo only that one back',
  async (step, after, before) => {
    const page = await openPage({ profile: { id: 1, location: 'Nakuru' } });
    const { EndOfDeck } = await import('./deck-end/end-of-deck.tsx');
    const { WiderSteps } = await import('./deck-end/wider-steps.tsx');
    const { toastStore } = await import('../../ui/layers/toast-store.ts');
    page.client.setQueryDefaults(['preferences'], { staleTime: Number.POSITIVE_INFINITY });
    page.client.setQueryData(['preferences'], preferences);
    const onChanged = vi.fn();
    const end = page.run(() => EndOfDeck({ onChanged }), undefined);
    const steps = [{ change: step, brings: { about: 30 } }];
    (await page.api.take('GET /api/profiles/discover/wider/')).reply({ body: steps });
    await page.settled();
    const { is_chosen: _, ...known } = preferences;
    propsIn(end.now(), WiderSteps).onTake(step, 'Wider');
    const saving = await page.api.take(`PUT ${path}`);
    expect(JSON.parse(saving.body)).toEqual({ ...known, ...after });
    expect(onChanged).not.toHaveBeenCalled();
    saving.reply({ body: { ...preferences, ...after } });
    await until(() => expect([onChanged.mock.calls.length, toastStore.read()?.description]).toEqual([1, 'Wider']));
    propsIn(toastStore.read()?.action, 'button').onClick?.({} as never);
    const undoing = await page.api.take(`PUT ${path}`);
    expect(JSON.parse(undoing.body)).toEqual({ ...known, ...before });
    await until(() => expect(propsIn(end.now(), WiderSteps).busy).toBe(true));
    undoing.reply({ status: 400, body: { code: 'invalid_input', detail: '' } });
    await until(() => expect(propsIn(end.now(), WiderSteps).busy).toBe(false));
    expect(onChanged).toHaveBeenCalledTimes(1);
  },
);
