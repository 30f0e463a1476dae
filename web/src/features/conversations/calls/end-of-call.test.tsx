import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import type { Over } from './call/call-machine.ts';
import { EndOfCall } from './end-of-call.tsx';

const nothing = () => undefined;
const missed = { phase: 'over', id: null, partner: 7, role: 'callee', reason: 'cancelled' } as const;

const end = (isGone: boolean) => {
  const state: Over = { ...missed, seconds: null, kilobytes: 0 };
  const partner = { id: 7, name: 'Kiptoo', isVerified: true, photo: null, isGone };
  return textOf(
    renderScreen(<EndOfCall {...{ state, partner }} onClose={nothing} onWrite={nothing} onReport={nothing} />),
  );
};

test('a missed call offers to write to the caller, as long as the two are a match', () => {
  expect(end(false)).toContain('|Kiptoo wanted to talk.|OK|Write|');
  expect(end(true)).toContain('|This conversation has ended.|OK|');
  expect(end(true)).not.toMatch(/Kiptoo|Write/);
});

test.each<[string, Partial<Over>, string[], string[]]>([
  ['a missed call', { seconds: null }, ['OK'], ['close']],
  ['a missed call', { seconds: null }, ['Write'], ['close', 'write to 7']],
  ['a call that was lost after a talk', { reason: 'ice_timeout', seconds: 70 }, ['OK'], []],
  ['a call that was lost after a talk', { reason: 'ice_timeout', seconds: 70 }, ['OK', 'Close'], ['close']],
  ['a talk', { reason: 'user_hangup', seconds: 70 }, ['Report Kiptoo'], ['close', 'report 7']],
  // A call that the server never knew cannot be rated.
  ['a talk', { reason: 'user_hangup', seconds: 70 }, ['Good'], ['close']],
])('after %s that is told as %j the presses on %j lead to %j', async (_, state, presses, done) => {
  const page = await openPage();
  const { EndOfCall: End } = await import('./end-of-call.tsx');
  const partner = { id: 7, name: 'Kiptoo', isVerified: true, photo: null };
  const act = vi.fn();
  const screen = await showScreen(
    page,
    <End
      state={{ ...missed, seconds: null, kilobytes: 0, ...state }}
      partner={partner}
      onClose={() => act('close')}
      onWrite={(id) => act(`write to ${id}`)}
      onReport={({ id }) => act(`report ${id}`)}
    />,
  );
  for (const name of presses) await screen.press(name);
  expect(act.mock.calls.flat()).toEqual(done);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a rating that does not get through is not told', async () => {
  const page = await openPage();
  const { EndOfCall: End } = await import('./end-of-call.tsx');
  const partner = { id: 7, name: 'Kiptoo', isVerified: true, photo: null };
  const state = { ...missed, id: 'a', reason: 'user_hangup', seconds: 70, kilobytes: 537 } as const;
  const screen = await showScreen(
    page,
    <End {...{ state, partner }} onClose={nothing} onWrite={nothing} onReport={nothing} />,
  );
  expect(screen.text()).toContain('You talked to Kiptoo for 01:10 and used 537 KB.');
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await screen.press('Good');
  const { body, reply } = await page.api.take('POST /api/calls/a/rating/');
  expect(body).toBe('{"rating":"good"}');
  reply({ status: 503 });
  await page.settled();
  expect(page.toast()).toBeUndefined();
  await until(() =>
    expect(logged.mock.calls).toEqual([['Could not say how a call was', expect.objectContaining({ status: 503 })]]),
  );
});
