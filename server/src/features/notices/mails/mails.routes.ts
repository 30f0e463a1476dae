import type { mailEndpoints } from '@mwanzo/contract/notices/mails';
import type { Handlers } from '../../../http/handler.ts';
import { showUnsubscribe, unsubscribe, type UnsubscribeDependencies } from './unsubscribe.ts';

export function mailRoutes(dependencies: UnsubscribeDependencies): Handlers<typeof mailEndpoints> {
  return {
    showUnsubscribe: async ({ query }, { language }) => showUnsubscribe(dependencies, query.token, language),
    unsubscribe: ({ query }, { language }) => unsubscribe(dependencies, query.token, language),
  };
}
