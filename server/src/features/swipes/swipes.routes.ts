import type { swipeEndpoints } from '@mwanzo/contract/swipes';
import type { Handlers } from '../../http/handler.ts';
import { rewindSwipe } from './rewind-swipe.ts';
import { swipeProfile, type SwipeParts } from './swipe-profile.ts';

export function swipeRoutes(parts: SwipeParts): Handlers<typeof swipeEndpoints> {
  return {
    swipe: ({ body }, { caller }) => swipeProfile(parts, caller.userId, body),
    rewindSwipe: ({ body }, { caller }) => rewindSwipe(parts, caller.userId, body.target_profile_id),
  };
}
