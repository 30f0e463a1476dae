import { promptIds } from '@mwanzo/contract/people/prompt-catalogue';
import { suggestedInterests } from '@mwanzo/contract/people/options';
import { expect, test } from 'vitest';
import { icebreakersFor } from './icebreakers.ts';

const nobody = { interests: [] };
const chai = { prompt_id: 'chai-rules', answer: 'Milk first.' } as const;
const proud = { prompt_id: 'quietly-proud', answer: 'My beans.' } as const;

test('what both share comes first, then the partner’s first answer, then the town of both', () => {
  const own = { interests: ['coffee', 'Hiking'], location: 'Kilimani, Nairobi' };
  const partner = { interests: ['Music', 'Hiking', 'Coffee'], location: 'Nairobi', prompts: [chai, proud] };
  expect(icebreakersFor(own, partner)).toEqual([
    'Ngong Hills or the coast?',
    '“My rules for a proper cup of chai”: now I am hungry. Where do I start?',
    'We are both in Nairobi. Where is the best chai?',
  ]);
});

test('without answers and towns the other shared interests follow, the rarest first', () => {
  expect(
    icebreakersFor({ interests: ['Music', 'coffee', 'HIKING'] }, { interests: ['Music', 'Hiking', 'Coffee'] }),
  ).toEqual(['Ngong Hills or the coast?', 'Best coffee in town?', 'What song is on repeat?']);
});

test('with nothing in common they are about the partner alone, and about a town only at the end', () => {
  const partner = { interests: ['Wood carving', 'Art'], location: 'Kisumu', prompts: [proud] };
  expect(icebreakersFor({ ...nobody, location: 'Nairobi' }, partner)).toEqual([
    '“I am quietly proud of”: how did that begin?',
    'Which artist should I know?',
    'What should I see first in Kisumu?',
  ]);
});

test('of a place that a match has typed, the town is asked about', () => {
  const partner = { ...nobody, location: 'Kilimani, Nairobi' };
  expect(icebreakersFor({ ...nobody, location: 'Nairobi' }, partner)[0]).toContain('We are both in Nairobi.');
  expect(icebreakersFor({ ...nobody, location: 'Kisumu' }, partner)[0]).toBe('What should I see first in Nairobi?');
});

test('there are always three different icebreakers, also before a profile has arrived', () => {
  expect(new Set(icebreakersFor(null, nobody)).size).toBe(3);
  for (const interest of suggestedInterests) {
    const side = { interests: [interest], location: 'Nakuru', prompts: [chai] };
    expect(new Set(icebreakersFor(side, side)).size).toBe(3);
    // A shared interest is also among the partner's own.
    const bare = { interests: [interest] };
    expect(new Set(icebreakersFor(bare, bare)).size).toBe(3);
  }
});

test('every suggested interest and every prompt has its own icebreaker', () => {
  const lines = suggestedInterests.map((interest) => icebreakersFor(null, { interests: [interest] })[0]);
  expect(new Set(lines).size).toBe(suggestedInterests.length);
  const asked = promptIds.map(
    (prompt_id) => icebreakersFor(null, { ...nobody, prompts: [{ prompt_id, answer: 'x' }] })[0],
  );
  expect(new Set(asked).size).toBe(promptIds.length);
});

test('a prompt that only a later release knows is passed over', () => {
  const unknown = { prompt_id: 'from-the-future' as 'chai-rules', answer: 'x' };
  expect(icebreakersFor(null, { ...nobody, prompts: [unknown] })[0]).toBe('Chai or kahawa?');
});
