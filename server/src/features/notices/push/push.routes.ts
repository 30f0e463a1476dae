import type { pushEndpoints } from '@mwanzo/contract/notices/push';
import { getRows } from '../../../database/sql.ts';
import type { Handlers } from '../../../http/handler.ts';
import { removeSubscription } from './subscriptions.repository.ts';
import { subscribe, type SubscribeDependencies } from './subscribe.ts';

export function pushRoutes(dependencies: SubscribeDependencies): Handlers<typeof pushEndpoints> {
  return {
    getPushKey: async () => ({ key: dependencies.pusher?.publicKey ?? null }),
    subscribeToPush: ({ body }, { caller }) => subscribe(dependencies, caller.userId, body),
    unsubscribeFromPush: async ({ body }, { caller }) => {
      await getRows(dependencies.database, removeSubscription, { me: caller.userId, endpoint: body.endpoint });
      return { is_subscribed: false };
    },
  };
}
