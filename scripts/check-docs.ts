// Fails when a document names a file, a folder, an npm script or a test that does not exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSpecCoverage } from './check-spec-coverage.ts';

const root = path.resolve(import.meta.dirname, '..');
const decisions = path.join(root, 'docs/decisions');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
  ...readdirSync(decisions)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs/decisions', name)),
];
const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
);

function checkDocument(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    path.join(path.dirname(document), match[1] ?? ''),
  );
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const paths = code.filter((name) =>
    /^(contract|server|web|e2e|bench|docs|scripts|deploy|\.ci)\/[\w./-]*$/.test(name),
  );
  const missing = [...links, ...paths]
    .filter((name) => !existsSync(path.join(root, name)))
    .map((name) => `${document}: names ${name}, which does not exist`);
  const runs = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  return [
    ...missing,
    ...runs
      .filter((name) => !scripts.includes(name))
      .map((name) => `${document}: names the script ${name}, which does not exist`),
  ];
}

const problems = [...documents.flatMap(checkDocument), ...checkSpecCoverage().problems];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`${documents.length} documents name only what exists.`);
