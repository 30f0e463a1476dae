import { expect, test } from 'vitest';
import { promptIds, prompts, promptTopics } from './prompt-catalogue.ts';

const all = promptIds.map((id) => prompts[id]);

test('there are at least 60 prompts, with different texts in each language', () => {
  expect(promptIds.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ en }) => en)).size).toBe(all.length);
  expect(new Set(all.map(({ sw }) => sw)).size).toBe(all.length);
});

// Profiles keep the ids, so an answer stands below whatever question has its id.
test('every prompt is the question that its id has always stood for, in the order of the topics', async () => {
  const topics = Object.entries(promptTopics).map(([topic, { en, sw }]) => `${topic}: ${en} | ${sw}`);
  const questions = promptIds.map((id) => `${prompts[id].topic} ${id}: ${prompts[id].en} | ${prompts[id].sw}`);
  await expect(`${[...topics, '', ...questions].join('\n')}\n`).toMatchFileSnapshot('./in-words/prompts.txt');
});

test('every topic has at least five prompts', () => {
  for (const topic of Object.keys(promptTopics)) {
    expect(all.filter((prompt) => prompt.topic === topic).length, topic).toBeGreaterThanOrEqual(5);
  }
});

test('a question fits on two lines of a phone and is no sentence of its own', () => {
  for (const { en, sw } of all) {
    for (const text of [en, sw]) {
      expect(text.length, text).toBeLessThanOrEqual(48);
      expect(text, text).not.toMatch(/[.:!?…]$|\s\s/);
    }
  }
});

test('no Swahili question ends in the middle of a word', () => {
  // Finds the prefix of a verb, to which the answer would have to be attached.
  for (const { sw } of all) expect(sw, sw).not.toMatch(/\s(?:nita|uki|nina|unapo|ninapo|niki|nili)$/);
});

test('no prompt asks for money, religion, tribe or a way to be reached', () => {
  for (const { en, sw } of all) {
    expect(en, en).not.toMatch(
      /money|salary|rich|car\b|church|god|pray|tribe|number|phone|call me|instagram|whatsapp/i,
    );
    expect(sw, sw).not.toMatch(/pesa|mshahara|tajiri|kanisa|mungu|kabila|nambari|simu|whatsapp/i);
  }
});
