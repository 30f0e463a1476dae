import type { swipeEndpoints } from '@mwanzo/contract/discovery/swipes';
import type { Handlers } from '../../../http/handler.ts';
import { rewindSwipe } from './rewind-swipe.ts';
import { swipeProfile, type SwipeDependencies } from './swipe-profile.ts';

export function swipeRoutes(dependencies: SwipeDependencies): Handlers<typeof swipeEndpoints> {
  return {
    swipe: ({ body }, { caller }) => swipeProfile(dependencies, caller.userId, body),
    rewindSwipe: ({ body }, { caller }) =>
      rewindSwipe(dependencies, caller.userId, { targetId: body.target_profile_id, meant: body.matched }),
  };
}
