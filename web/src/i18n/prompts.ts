import {
  promptIds,
  prompts as catalogue,
  promptTopics,
  type PromptId,
  type PromptTopic,
} from '@mwanzo/contract/people/prompt-catalogue';
import { defineMessages } from './define-messages.ts';
import { currentLanguage } from './language.ts';
import { t } from './translate.ts';

// The catalogue has many questions, so no module of the first screen imports this file.

export const promptTexts = defineMessages({
  heading: { en: 'Prompts', sw: 'Maswali' },
  done: { en: '{done} of {all}', sw: '{done} kati ya {all}' },
  wordsOf: { en: 'In {name}’s words', sw: 'Kwa maneno ya {name}' },
  replyToAnswer: { en: 'Reply to this answer', sw: 'Jibu jibu hili' },
  likeAnswer: { en: 'Like this answer', sw: 'Penda jibu hili' },
});

/** Returns the question in the reader's language. Empty if only a later release knows it. */
export function questionOf(id: PromptId): string {
  return Object.hasOwn(catalogue, id) ? catalogue[id][currentLanguage()] : '';
}

export function topicOf(id: PromptId): PromptTopic | undefined {
  return Object.hasOwn(catalogue, id) ? catalogue[id].topic : undefined;
}

interface QuestionsOfTopic {
  topic: PromptTopic;
  name: string;
  questions: { id: PromptId; text: string }[];
}

/** Returns the catalogue by topic, without the questions that the member has answered. */
export function openQuestions(answered: readonly PromptId[]): QuestionsOfTopic[] {
  const topics = Object.entries(promptTopics) as [PromptTopic, (typeof promptTopics)[PromptTopic]][];
  return topics.map(([topic, name]) => ({
    topic,
    name: t(name),
    questions: promptIds
      .filter((id) => catalogue[id].topic === topic && !answered.includes(id))
      .map((id) => ({ id, text: questionOf(id) })),
  }));
}
