import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import type { Match } from '@mwanzo/contract/conversations/matches';
import { createElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Reply } from '../../../testing/api-server.ts';
import { matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

export const at = (time: string, day = '2026-11-28') => `${day}T${time}:00.000+03:00`;
export const example: DatePlan = {
  id: 4,
  partner: { id: 7, name: 'Otieno' },
  place: 'Java',
  meets_at: at('14:00'),
  check_in_at: at('17:00'),
  closes_at: at('12:00', '2026-11-29'),
  friend_email: null,
  fine_at: null,
  opened_count: 0,
  opened_at: null,
  link: 'https://mwanzo.test/plan#x',
};

export const headers = () => ({ date: new Date().toUTCString() });
export const gone = (): Reply => ({ status: 404, body: { code: 'not_found', detail: '' }, headers: headers() });

interface Opened {
  /** The time on Nairobi's clock. */
  time?: string;
  day?: string;
  plans?: readonly DatePlan[];
  planId?: number;
  partnerId?: number;
  /** The plans that the phone has kept. */
  stored?: readonly DatePlan[];
  /** The matches, by default two. */
  matches?: readonly Match[];
  /** The timers that the test's clock drives beside the time. */
  toFake?: ('setInterval' | 'clearInterval')[];
}

/** Opens the page about plans, at a time on Nairobi's clock. */
export async function openDates({ time = '15:00', day = '2026-11-28', plans = [example], ...opened }: Opened = {}) {
  const { planId, partnerId, stored = [], toFake = [] } = opened;
  const { matches = [matchWith(7), matchWith(8, { name: 'Amina Wanjiru' })] } = opened;
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['Date', ...toFake], now: Date.parse(at(time, day)) });
  onTestFinished(() => void vi.useRealTimers());
  const { matchesQuery } = await import('../../../queries/matches.ts');
  page.client.setQueryData(matchesQuery.queryKey, [...matches]);
  const { DatesScreen } = await import('./dates-screen.tsx');
  const { keepPlans, readKeptPlans } = await import('./kept-plans.ts');
  keepPlans(stored);
  const path = planId === undefined ? '/dates/with/7' : `/dates/${planId}`;
  const screen = await showScreen(page, createElement(DatesScreen, { planId, partnerId }), path);
  /** Responds to the request that begins so, at the time of the test. */
  const respond = async (start: string, reply: Reply) => {
    const held = await page.api.take(start);
    held.reply({ ...reply, headers: headers() });
    await page.requestsUnderWay();
    await page.settled();
    return held.body === '' ? undefined : (JSON.parse(held.body) as Record<string, unknown>);
  };
  const before = screen.text();
  await respond('GET /api/date-plans/', { body: plans });
  const kept = () => readKeptPlans()?.plans.map(({ id }) => id);
  return { page, screen, before, respond, kept };
}
