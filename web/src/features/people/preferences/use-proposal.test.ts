import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';

const derived = {
  looking_for: ['women', 'men', 'non_binary'],
  min_age: 18,
  max_age: 100,
  near: 'anywhere',
  intent: [],
  verified_only: false,
};

async function startProposal({ isChosen, ownAge = 30 }: { isChosen: boolean; ownAge?: number }) {
  const page = await openPage();
  const { useProposal } = await import('./use-proposal.ts');
  const proposal = page.run(() => useProposal(ownAge), undefined);
  (await page.api.take('GET /api/profiles/me/preferences/')).reply({ body: { ...derived, is_chosen: isChosen } });
  await page.settled();
  return { page, now: proposal.now };
}

test('accepting saves what is shown: the proposed ages, and what the member has changed', async () => {
  const { page, now } = await startProposal({ isChosen: false });
  expect(now().isDue).toBe(true);
  now().change({ looking_for: ['men'] });
  await page.settled();
  expect(now().proposed).toEqual({ ...derived, looking_for: ['men'], max_age: 50 });
  const accepted = now().accept();
  const save = await page.api.take('PUT /api/profiles/me/preferences/');
  expect(JSON.parse(save.body)).toEqual({ ...derived, looking_for: ['men'], max_age: 50 });
  save.reply({ body: { ...derived, looking_for: ['men'], max_age: 50, is_chosen: true } });
  expect(await accepted).toBe(true);
  // The form that asks stays as it is until it is left.
  expect(now().isDue).toBe(true);
});

test('a member over 45 gets no upper end, and what was chosen before is not asked again', async () => {
  const { now } = await startProposal({ isChosen: true, ownAge: 60 });
  expect(now().proposed?.max_age).toBe(100);
  expect(now().isDue).toBe(false);
});

test('each change is kept with the ones before it', async () => {
  const { page, now } = await startProposal({ isChosen: false });
  expect(now().isChanged).toBe(false);
  now().change({ looking_for: ['men'] });
  await page.settled();
  expect(now().isChanged).toBe(true);
  now().change({ max_age: 40 });
  await page.settled();
  expect(now().proposed).toEqual({ ...derived, looking_for: ['men'], max_age: 40 });
});
