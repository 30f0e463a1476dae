import { expect, test } from 'vitest';
import { checkImport, inFeatureArrowsOf } from './check-arrows.ts';
import { findCircles } from './find-circles.ts';

function check(place: string, from: string): string | null {
  return checkImport(place, { from, typeOnly: false });
}

test.each([
  ['scripts/checks/check-bytes.ts', '../../web/build/first-visit.ts'],
  ['scripts/start.ts', '../server/src/config/config.ts'],
  ['e2e/playwright.config.ts', '../scripts/find-chromium.ts'],
  ['bench/drag.ts', '../e2e/start-server.ts'],
  ['bench/drag.ts', '../scripts/find-chromium.ts'],
  ['web/src/shared/premium/premium-trial.ts', '../../queries/premium.ts'],
  ['server/src/features/discovery/deck/deck.routes.ts', '../../people/profiles/index.ts'],
  ['server/src/features/conversations/messages/send-message.ts', '../shield/index.ts'],
  ['server/src/features/conversations/shield/find-rule.ts', './words/passages.ts'],
  ['server/src/features/conversations/shield/words/passages.test.ts', '../find-rule.ts'],
])('%s may import %s', (place, from) => {
  expect(check(place, from)).toBeNull();
});

test.each([
  ['scripts/checks/check-bytes.ts', '../../bench/report/row.ts', '"scripts" may not import "bench"'],
  ['scripts/start.test.ts', '../e2e/start-server.ts', '"scripts" may not import "e2e"'],
  ['e2e/first-visit.spec.ts', '../bench/report/row.ts', '"e2e" may not import "bench"'],
  ['web/build/first-visit.ts', '../../scripts/find-chromium.ts', '"web build" may not import "scripts"'],
  ['web/src/app/router.tsx', '../../build/first-visit.ts', '"web/app" may not import "web build"'],
  ['web/src/api/session.ts', '@mwanzo/contract/towns', 'would send contract/src/towns to browsers'],
  ['web/src/features/discovery/deck/card.tsx', '../likes/like.tsx', 'features of the web may not import each other'],
  ['web/src/queries/likes.ts', '../state/store.ts', '"web/queries" may not import "web/state"'],
  ['web/src/queries/likes.ts', '../shared/likes/likes-under-way.ts', '"web/queries" may not import "web/shared"'],
  ['web/src/queries/likes.ts', '@tanstack/react-query', 'may not import the package @tanstack/react-query'],
  ['server/src/features/people/photos/store-photo.ts', '../accounts/index.ts', 'the arrow photos -> accounts is not'],
  [
    'server/src/features/core/pairs/pair-sql.ts',
    '../../discovery/deck/index.ts',
    'the arrow pairs -> deck is not listed',
  ],
  ['server/src/features/discovery/deck/deck.routes.ts', '../likes/likes-sql.ts', 'imports likes past its index.ts'],
  ['server/src/features/conversations/shield/words/passages.ts', '../find-rule.ts', 'may not use the one above'],
  [
    'server/src/features/discovery/matching/model/prices.ts',
    '../../../people/profiles/index.ts',
    '"feature model" may not import "feature face"',
  ],
  ['server/src/features/discovery/deck/deck-rules.ts', 'pg', '"feature rules" may not import the package pg'],
  ['server/src/features/discovery/deck/deck-rules.ts', '../../../elsewhere/rules.ts', 'which belongs to no room'],
])('%s may not import %s', (place, from, problem) => {
  expect(check(place, from)).toContain(problem);
});

test('a circle is found once, and arrows that only meet are none', () => {
  expect(findCircles({ a: ['b', 'c'], b: ['c'], c: ['d'], d: ['b'] })).toEqual(['b -> c -> d -> b']);
  expect(findCircles({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  expect(findCircles({ a: ['a', 'b'], b: ['c'], c: ['b', 'd'], d: ['e'] })).toEqual(['a -> a', 'b -> c -> b']);
});

test('folders of a feature have an order, also through the folders in them, and tests do not count', () => {
  const deck = 'web/src/features/discovery/deck';
  const arrows = inFeatureArrowsOf([
    [`${deck}/cards/card.tsx`, `${deck}/swipes/use-keys.ts`],
    [`${deck}/swipes/undo/undo.tsx`, `${deck}/cards/faces/face.tsx`],
    [`${deck}/swipes/undo/undo.tsx`, `${deck}/swipes/words/word.ts`],
    [`${deck}/deck.tsx`, `${deck}/cards/card.tsx`],
    [`${deck}/cards/card.test.tsx`, `${deck}/match/match.tsx`],
    [`${deck}/cards/card.tsx`, 'web/src/ui/icon.tsx'],
  ]);
  expect(arrows).toEqual([
    [`${deck}/cards`, `${deck}/swipes`],
    [`${deck}/swipes`, `${deck}/cards`],
    [`${deck}/swipes/undo`, `${deck}/swipes/words`],
  ]);
});
