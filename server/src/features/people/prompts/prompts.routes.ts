import { promptIds, prompts, promptTopics, type PromptTopic } from '@mwanzo/contract/people/prompt-catalogue';
import type { promptEndpoints } from '@mwanzo/contract/people/prompts';
import type { Handlers } from '../../../http/handler.ts';

const topicIds = Object.keys(promptTopics) as PromptTopic[];

const catalogue = {
  topics: topicIds.map((id) => ({ id, text: promptTopics[id] })),
  prompts: promptIds.map((id) => {
    const { topic, en, sw } = prompts[id];
    return { id, topic, text: { en, sw } };
  }),
};

export function promptRoutes(): Handlers<typeof promptEndpoints> {
  return { listPrompts: async () => catalogue };
}
