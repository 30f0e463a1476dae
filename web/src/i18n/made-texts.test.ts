import { languages } from '@mwanzo/contract/language';
import { intents, lookingForOptions, nearOptions, suggestedInterests } from '@mwanzo/contract/people/options';
import type { WiderStep } from '@mwanzo/contract/people/preferences';
import { promptIds, promptTopics } from '@mwanzo/contract/people/prompt-catalogue';
import { selfiePoses } from '@mwanzo/contract/trust/selfie-poses';
import { expect, test } from 'vitest';
import { seenPeople, stepText } from './deck-steps.ts';
import { icebreakersFor } from './icebreakers.ts';
import { inReviewText } from './in-review.ts';
import { renderInLanguage } from './language.ts';
import { poseText } from './poses.ts';
import { agesText, preferenceSummary } from './preference-summary.ts';
import { peopleFit } from './preferences.ts';
import { topicOf } from './prompts.ts';
import { inReviewTexts } from './review-status.ts';
import { reasonsFor, type Comparable } from './shared-things.ts';

const preferences = {
  looking_for: [...lookingForOptions],
  min_age: 28,
  max_age: 38,
  near: 'county' as const,
  intent: [...intents],
  verified_only: true,
};
const nobody = { interests: [] };
const [yes, no] = [true, false];

const steps: readonly WiderStep['change'][] = [
  ...nearOptions.map((near) => ({ preference: 'near' as const, near })),
  { preference: 'ages', min_age: 23, max_age: 99 },
  { preference: 'ages', min_age: 23, max_age: 100 },
  { preference: 'intent', intent: [] },
  { preference: 'verified_only', verified_only: no },
];

function reasonTexts(): string[] {
  const own: Comparable = { interests: [], location: 'Kisumu' };
  const news = { is_new: yes, was_here_this_week: yes };
  const other = intents.flatMap((intent) => reasonsFor({ ...own, intent }, { ...own, ...news, intent }));
  const interests = suggestedInterests.flatMap((interest) => {
    const both = { interests: [interest], location: '' };
    return reasonsFor(both, both);
  });
  return [...new Set([...other, ...interests].map(({ text }) => text))];
}

function answerTexts(): string[] {
  const firsts = Object.keys(promptTopics).map((topic) => promptIds.find((id) => topicOf(id) === topic));
  const prompts = firsts.flatMap((prompt_id) => (prompt_id ? { prompt_id, answer: 'x' } : []));
  return prompts.map((prompt) => icebreakersFor(null, { ...nobody, prompts: [prompt] })[0] ?? '');
}

function reviewTexts(): unknown[] {
  const [sent, decide_by] = ['2026-11-22T11:20:00Z', '2026-11-24T11:20:00Z'];
  const pending = { status: 'pending', submitted_at: sent, decide_by };
  const times = ['2026-11-22T13:00:00Z', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00Z', '2026-11-24T11:20:01Z'];
  return times.map((now) => inReviewTexts(pending, Date.parse(now)));
}

/** Texts that are put together from others, or whose catalogue stays inside its module. */
const madeTexts: Readonly<Record<string, () => readonly unknown[]>> = {
  poses: () => selfiePoses.map((pose) => `${pose}: ${poseText(pose)}`),
  'icebreakers about interests': () =>
    suggestedInterests.map((interest) => icebreakersFor(null, { interests: [interest] })[0]),
  'icebreakers about answers': answerTexts,
  'icebreakers about towns, and for anybody': () => [
    ...icebreakersFor({ ...nobody, location: 'Nairobi' }, { ...nobody, location: 'Nairobi' }),
    ...icebreakersFor(null, { ...nobody, location: 'Kisumu' }),
    ...icebreakersFor(null, nobody),
  ],
  reasons: reasonTexts,
  'people seen': () => [
    ...nearOptions.map((near) => seenPeople({ ...preferences, near }, 'Nairobi')),
    ...nearOptions.map((near) => seenPeople({ ...preferences, near, intent: [], verified_only: no }, undefined)),
  ],
  'steps to more people': () => steps.map((step) => stepText(step, preferences, 'Kiambu')),
  preferences: () => [
    ...nearOptions.map((near) => preferenceSummary({ ...preferences, near })),
    ...lookingForOptions.map((one) => preferenceSummary({ ...preferences, looking_for: [one] })),
    ...[
      [18, 100],
      [18, 99],
      [19, 100],
      [30, 64],
      [30, 65],
    ].map(([min_age = 0, max_age = 0]) => agesText({ min_age, max_age })),
  ],
  'people who fit': () => [0, null, 10, 990, 1000].map((about) => peopleFit({ about })),
  'values in review': () =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((changed) =>
      inReviewText({ name: (changed & 1) > 0, gender: (changed & 2) > 0, photo: (changed & 4) > 0 }),
    ),
  'documents in review': reviewTexts,
};

test.each(languages)('texts that are put together say in the language %s what they said', async (language) => {
  const made = renderInLanguage(language, () => Object.entries(madeTexts).map(([what, make]) => [what, make()]));
  const text = JSON.stringify(Object.fromEntries(made), null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(`./in-words/made-texts.${language}.txt`);
});
