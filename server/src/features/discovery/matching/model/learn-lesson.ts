import type { MemberState, PairOfMembers } from './belief.ts';
import { learnAnswer } from './learn-answer.ts';
import type { Lesson } from './lessons.ts';

/**
 * Both members after a lesson in which the viewer acted: `learnAnswer` for the viewer about the candidate and, if the
 * lesson is about both directions, for the candidate about the viewer. The two directions share no number, so their
 * order does not matter.
 * @returns both states; unchanged numbers if the lesson is about the pair alone or its weight is 0
 */
export function learnLesson(
  { isYes, weight, directions, about }: Lesson,
  { viewer, candidate, baseOfViewer, baseOfCandidate }: PairOfMembers,
): { readonly viewer: MemberState; readonly candidate: MemberState } {
  if (about === 'pair') return { viewer, candidate };
  const given = learnAnswer({ base: baseOfViewer, isYes, weight }, viewer.generosity, candidate.attractiveness);
  const returned = learnAnswer(
    { base: baseOfCandidate, isYes, weight: directions === 'both' ? weight : 0 },
    candidate.generosity,
    viewer.attractiveness,
  );
  return {
    viewer: { generosity: given.generosity, attractiveness: returned.attractiveness },
    candidate: { generosity: returned.generosity, attractiveness: given.attractiveness },
  };
}
