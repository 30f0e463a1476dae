import { z } from 'zod';
import { longestOf, readText } from '../bounded-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { promptLimits } from '../limits.ts';
import { promptIds, promptTopics, type PromptTopic } from './prompt-catalogue.ts';
import { paragraph } from '../text.ts';

/** The id of a prompt of the catalogue. */
export const promptId = z.enum(promptIds);

/** A prompt that a member has answered. */
export const promptAnswer = z.object({ prompt_id: promptId, answer: z.string() });
export type PromptAnswer = z.infer<typeof promptAnswer>;

/** The length of the longest list as JSON, in which every character of the answers is escaped. */
const promptsTextMax =
  promptLimits.countMax *
  ('{"prompt_id": "", "answer": ""}, '.length + longestOf(promptIds) + promptLimits.answerMax * '\\u0000'.length);

/** A form field holds the list as JSON; an empty one clears it. */
const parsePrompts = readText(promptsTextMax, (text) => {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
});

/** Answered prompts in the order of the profile, as a list or as JSON in a text; each prompt once. */
export const promptsInput = z.preprocess(
  parsePrompts,
  z
    .array(z.object({ prompt_id: promptId, answer: paragraph(1, promptLimits.answerMax) }))
    .max(promptLimits.countMax)
    .refine((list) => new Set(list.map((item) => item.prompt_id)).size === list.length, 'must be different prompts'),
);

const topics = Object.keys(promptTopics) as [PromptTopic, ...PromptTopic[]];
const text = z.object({ en: z.string(), sw: z.string() });

export const promptEndpoints = {
  listPrompts: defineEndpoint({
    method: 'GET',
    path: '/api/prompts/',
    summary: 'The prompts that a profile can answer, by topic, in English and Swahili.',
    access: 'member',
    status: 200,
    response: z.object({
      topics: z.array(z.object({ id: z.enum(topics), text })),
      prompts: z.array(z.object({ id: promptId, topic: z.enum(topics), text })),
    }),
    errors: [],
    limit: 'read',
  }),
};
