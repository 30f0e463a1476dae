/**
 * Files with state of their own that another test sees at work, with that test. Most of them are about what only a
 * browser has: the focus, scrolling, fingers, pictures and its databases.
 */
export const seenElsewhere: Readonly<Record<string, string>> = {
  'web/src/app/connection/retry-notice.tsx': 'e2e/specs/connection/slow-connection.spec.ts',
  'web/src/device/offline-copy/offline-deck-age.ts': 'web/src/features/discovery/deck/waiting/offline-deck.test.ts',
  'web/src/features/discovery/deck/swipes/take-back-unsent.ts':
    'web/src/features/discovery/deck/waiting/sending-swipes.test.ts',
  'web/src/features/conversations/matches/use-list-keys.ts': 'e2e/specs/accessibility/keyboard.spec.ts',
  'web/src/features/people/members/use-photo-keys.ts': 'e2e/specs/accessibility/keyboard.spec.ts',
  'web/src/features/trust/moderation/picture-viewer/picture-frame.tsx': 'e2e/specs/verification/moderation.spec.ts',
  'web/src/features/people/profiles/photo-grid/use-grid-drag.ts': 'e2e/specs/photos/dragging-photos.spec.ts',
  'web/src/shared/calls/call-partner.ts': 'web/src/features/conversations/calls/call/call-session.test.ts',
  'web/src/shared/deck/decided-profile.ts': 'web/src/features/discovery/deck/cards/use-deck.test.ts',
  'web/src/shared/keeps/keep-offer.ts': 'web/src/features/discovery/deck/swipes/explain-refusal.test.ts',
};
