import { expect, test } from 'vitest';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
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
