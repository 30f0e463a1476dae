import { expect, test } from 'vitest';
import { presentNews } from './news-rules.ts';

const [monday, saturday] = ['2026-11-16', '2026-11-21'];
const news = (firstSavedAt: string | null, lastHereOn: string | null, today = saturday) =>
  presentNews({ firstSavedAt: firstSavedAt === null ? null : new Date(firstSavedAt), lastHereOn }, today);

test('a member is new in the week of the first profile and in the next one, whichever day of it that was', () => {
  for (const today of [monday, saturday]) {
    expect(news('2026-11-09T06:00:00Z', null, today)).toEqual({ is_new: true });
    expect(news('2026-11-16T06:00:00Z', null, today)).toEqual({ is_new: true });
    expect(news('2026-11-08T06:00:00Z', null, today)).toEqual({});
  }
  // It is Monday in Nairobi already.
  expect(news('2026-11-08T21:00:00Z', null)).toEqual({ is_new: true });
  expect(news(null, null)).toEqual({});
});

test('a visit is told of the same week alone, and never its day', () => {
  for (const day of [monday, '2026-11-18', saturday]) expect(news(null, day)).toEqual({ was_here_this_week: true });
  expect(news(null, '2026-11-15')).toEqual({});
  expect(news(null, '2026-11-15', monday)).toEqual({});
});
