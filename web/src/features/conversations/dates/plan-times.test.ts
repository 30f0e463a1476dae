import { expect, test } from 'vitest';
import { renderInLanguage } from '../../../i18n/language.ts';
import { inTimeZone } from '../../../testing/in-time-zone.ts';
import { closingText, dayAndClock, isSameDay, planClock, planMoment, planWeekday } from './plan-times.ts';

const at = (day: string, time: string) => Date.parse(`2026-11-${day}T${time}:00+03:00`);

test.each(['en', 'sw'] as const)(
  'the times of plans are those of Nairobi, on a phone in Auckland too: %s',
  async (language) => {
    const now = at('28', '23:30');
    const moments = [at('28', '00:00'), at('28', '23:59'), at('29', '00:00'), at('29', '12:00'), at('30', '09:05')];
    const words: string[] = [];
    inTimeZone('Pacific/Auckland', () =>
      renderInLanguage(language, () => {
        for (const moment of moments)
          words.push(
            [
              new Date(moment).toISOString(),
              planWeekday(moment),
              planClock(moment),
              planMoment(moment, now),
              closingText(moment, now),
              String(isSameDay(moment, now)),
              dayAndClock(moment, 'Nairobi'),
              dayAndClock(moment, 'device'),
            ].join(' | '),
          );
      }),
    );
    await expect(`${words.join('\n')}\n`).toMatchFileSnapshot(`./in-words/plan-times.${language}.txt`);
  },
);
