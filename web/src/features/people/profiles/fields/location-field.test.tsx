import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

test('a town that is not known gets the nearest ones once typing has paused, and one press takes it', async () => {
  const page = await openPage();
  const { LocationField } = await import('./location-field.tsx');
  const onChange = vi.fn();
  const field = (value: string) => <LocationField value={value} onChange={onChange} placeholder="" />;
  const screen = await showScreen(page, field('Nairobi'));
  expect(screen.all('button', '')).toHaveLength(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.show(field('Mombsa'));
  await vi.advanceTimersByTimeAsync(999);
  const isUnknown = () => screen.text().includes('We do not know this town');
  expect([screen.all('button', 'Add Mombasa').length, isUnknown()]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await screen.press('Add Mombasa');
  expect(isUnknown()).toBe(true);
  expect(onChange.mock.calls).toEqual([['Mombasa']]);
});

test('an empty town is not called unknown, nor is one that only has blanks', async () => {
  const page = await openPage();
  const { LocationField } = await import('./location-field.tsx');
  for (const value of ['', '  ']) {
    const screen = await showScreen(page, <LocationField value={value} onChange={() => undefined} placeholder="" />);
    expect(screen.text()).not.toContain('We do not know this town');
  }
});
