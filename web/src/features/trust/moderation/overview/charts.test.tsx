import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

const styleOf = (selector: string, ...names: ('left' | 'bottom' | 'height')[]) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ style }) => names.map((name) => style[name]).join(' '));

const day = { decided: 0, median_hours: null, longest_hours: null };

test('the waits of the days stand on one scale with what is promised, and in a table in words', async () => {
  const page = await openPage();
  const { WaitChart } = await import('./wait-chart.tsx');
  const days = [
    { day: '2026-11-18', decided: 3, median_hours: 15, longest_hours: 60 },
    { ...day, day: '2026-11-19' },
    { day: '2026-11-20', decided: 1, median_hours: 30, longest_hours: 30 },
  ];
  const screen = await showScreen(page, <WaitChart days={days} />);
  // The promise is 24 to 48 hours, and the scale ends at the longest wait, 60 hours.
  expect(styleOf('.bg-blush[style]', 'bottom', 'height')).toEqual(['40% 40%']);
  expect(styleOf('.overview-dot', 'left', 'bottom')).toEqual(['0% 100%', '100% 50%', '0% 25%', '100% 50%']);
  expect([...document.querySelectorAll('.overview-tick')].map(({ textContent }) => textContent)).toEqual([
    '0',
    '12',
    '24',
    '36',
    '48',
    '60',
  ]);
  expect([...document.querySelectorAll('.overview-days span')].map(({ textContent }) => textContent)).toEqual([
    '18',
    '19',
    '20',
  ]);
  const chart = screen.words();
  await screen.press('Show as table');
  await expect(`${chart}\n${screen.words()}`).toMatchFileSnapshot('./in-words/wait-chart.txt');
});

test('the load of an hour is what came and what was decided, of one to come what is expected', async () => {
  const page = await openPage();
  const { LoadChart } = await import('./load-chart.tsx');
  const hours = [
    { arrived: 9, decided: 0, expected: 90 },
    { arrived: 0, decided: 18, expected: 80 },
    { arrived: 70, decided: 60, expected: 6 },
  ];
  const screen = await showScreen(page, <LoadChart hours={hours} hour={1} />);
  // The scale counts neither the 90 and 80 that were expected of past hours nor the 70 and 60 of an hour to come.
  expect(styleOf('.overview-bars i', 'height')).toEqual(['45%', '0%', '0%', '90%', '30%']);
  expect(styleOf('.overview-tick', 'bottom')).toEqual(['0%', '25%', '50%', '75%', '100%']);
  const chart = screen.words();
  await screen.press('Show as table');
  await expect(`${chart}\n${screen.words()}`).toMatchFileSnapshot('./in-words/load-chart.txt');
});
