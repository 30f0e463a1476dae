import { expect, test } from 'vitest';
import { accountPath, openSettings, stored } from '../../../testing/open-settings.tsx';

const rows = async () => {
  const { LearningRows } = await import('./learning-rows.tsx');
  return <LearningRows />;
};

test('learning from swipes is switched off and on, and says since when it is off', async () => {
  const { screen, saved } = await openSettings(rows);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/learning.txt');
  await screen.toggle('Learn from my swipes');
  expect(await saved(accountPath)).toEqual({ learns_from_swipes: false });
  expect(screen.text()).toContain('Off since today. Nothing is learned');
  await screen.toggle('Learn from my swipes');
  expect(await saved(accountPath)).toEqual({ learns_from_swipes: true });
});

test('a choice of another day is named with its date', async () => {
  const off = { ...stored, learns_from_swipes: false, stopped_learning_at: '2026-03-02T09:00:00.000Z' };
  const { screen } = await openSettings(rows, off);
  expect(screen.text()).toContain('Off since 2 Mar 2026. Nothing is learned');
  expect((await screen.field('Learn from my swipes')).checked).toBe(false);
});

test('a choice of the same day is said to be of today', async () => {
  const now = new Date().toISOString();
  const { screen } = await openSettings(rows, { ...stored, learns_from_swipes: false, stopped_learning_at: now });
  expect(screen.text()).toContain('Off since today. Nothing is learned');
});
