import { pathsIn } from './named-paths.ts';
import { exists, type Repository } from './repository.ts';

const document = 'CONTRIBUTING.md';
const recipes = ['Add an endpoint', 'Add a profile field', 'Add a text', 'Add a table'];

/** Checks that each recipe is there, is a numbered list, and names in each step a file that exists. */
export function checkRecipes(repository: Repository): string[] {
  const text = repository.texts.get(document) ?? '';
  return recipes.flatMap((recipe) => {
    const steps = stepsOf(text, recipe);
    if (steps.length < 2) return [`${document}: has no recipe "${recipe}" with numbered steps`];
    return steps.flatMap((step, index) => {
      const names = pathsIn(step);
      const place = `${document}: step ${index + 1} of "${recipe}"`;
      if (names.length === 0) return [`${place} names no file`];
      return names
        .filter((name) => !exists(repository, name))
        .map((name) => `${place} names ${name}, which does not exist`);
    });
  });
}

function stepsOf(text: string, recipe: string): string[] {
  const [, section = ''] = text.split(new RegExp(`^#+ ${recipe}$`, 'm'));
  const [body = ''] = section.split(/^#/m);
  return body.split(/^\d+\. /m).slice(1);
}
