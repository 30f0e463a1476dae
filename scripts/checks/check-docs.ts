// Fails when a file names a document, or a document names a file, a heading or an npm script, that does not exist.
import path from 'node:path';
import { checkDecisionRecords } from './docs/decision-records.ts';
import { findUnknownDocuments } from './docs/document-names.ts';
import { findUnknownHeadings } from './docs/heading-references.ts';
import { findUnknownPaths } from './docs/named-paths.ts';
import { checkRecipes } from './docs/recipes.ts';
import { readRepository } from './docs/repository.ts';

const repository = readRepository(path.resolve(import.meta.dirname, '../..'));
const checks = [findUnknownDocuments, findUnknownHeadings, findUnknownPaths, checkRecipes, checkDecisionRecords];
const problems = new Set(checks.flatMap((check) => check(repository)));
for (const problem of problems) console.error(problem);
if (problems.size > 0) process.exit(1);
console.log(`${repository.texts.size} files name only what exists.`);
