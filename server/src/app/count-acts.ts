import type { endpoints } from '@mwanzo/contract/endpoints';
import { ApiError } from '../errors/api-error.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import type { Handlers } from '../http/handler.ts';

/** Wraps a few handlers so that they count what members do. */
export function countActs(handlers: Handlers<typeof endpoints>, metrics: Metrics): Handlers<typeof endpoints> {
  const swipe = metrics.counter('mwanzo_swipes_total', 'Likes and passes that were accepted.', ['answer']);
  const match = metrics.counter('mwanzo_matches_total', 'Matches that a like has made.');
  const message = metrics.counter('mwanzo_messages_total', 'Messages that were accepted, a repeated one too.');
  const refusal = metrics.counter('mwanzo_sign_ins_refused_total', 'Sign-ins that were refused, by code.', ['code']);
  return {
    ...handlers,
    async swipe(input, context) {
      const result = await handlers.swipe(input, context);
      swipe({ answer: input.body.liked ? 'like' : 'pass' });
      if (result.matched && result.standing === null) match();
      return result;
    },
    async sendMessage(input, context) {
      const result = await handlers.sendMessage(input, context);
      message();
      return result;
    },
    async signIn(input, context) {
      try {
        return await handlers.signIn(input, context);
      } catch (error) {
        refusal({ code: error instanceof ApiError ? error.code : 'internal' });
        throw error;
      }
    },
  };
}
