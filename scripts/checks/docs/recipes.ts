import { pathsIn } from './named-paths.ts';
import type { Repository } from './repository.ts';

const document = 'CONTRIBUTING.md';
const recipes = ['Add an endpoint', 'Add a profile field', 'Add a text', 'Add a table'];

/** Checks that each recipe is a numbered list whose steps name files. Another check says whether those files exist. */
export function checkRecipes({ texts }: Repository): string[] {
  const text = texts.get(document) ?? '';
  return recipes.flatMap((recipe) => {
    const steps = stepsOf(text, recipe);
    if (steps.length < 2) return [`${document}: has no recipe "${recipe}" with numbered steps`];
    return steps.flatMap((step, index) =>
      pathsIn(step).length > 0 ? [] : [`${document}: step ${index + 1} of "${recipe}" names no file`],
    );
  });
}

function stepsOf(text: string, recipe: string): string[] {
  const [, section = ''] = text.split(new RegExp(`^#+ ${recipe}$`, 'm'));
  const [body = ''] = section.split(/^#/m);
  return body.split(/^\d+\. /m).slice(1);
}
