import path from 'node:path';
import { exists, type Repository } from './repository.ts';

/** A text in backticks that begins with one of these folders counts as a path. */
const roots = ['contract', 'server', 'web', 'demo', 'e2e', 'bench', 'docs', 'scripts', '.ci'];
const pathPattern = new RegExp(
  `^(?:${roots.map((root) => root.replace('.', String.raw`\.`)).join('|')})/[\\w./<>@-]*$`,
);

/** Returns the paths in backticks in a text. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => pathPattern.test(code));
}

/** Finds every link, path and npm script of a document that the repository lacks. */
export function findUnknownPaths(repository: Repository): string[] {
  return [...repository.texts]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) => {
      const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) =>
        path.posix.join(path.posix.dirname(file), link),
      );
      const missing = [...links, ...pathsIn(text)]
        .filter((name) => !exists(repository, name))
        .map((name) => `${file}: names ${name}, which does not exist`);
      const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)]
        .map(([, script = '']) => script)
        .filter((script) => !repository.npmScripts.includes(script))
        .map((script) => `${file}: names the npm script ${script}, which does not exist`);
      return [...missing, ...scripts];
    });
}
