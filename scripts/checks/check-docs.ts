// Fails when a file names a document, or a document names a file, a heading or an npm script, that does not exist, and
// when a document lists routes, settings, nouns or limits other than those of the code.
import path from 'node:path';
import { checkDecisionRecords } from './docs/decision-records.ts';
import { findUnknownDocuments } from './docs/document-names.ts';
import { knownNumbers } from './docs/known-numbers.ts';
import { checkRoutes } from './docs/listed-routes.ts';
import { checkSettings } from './docs/listed-settings.ts';
import { findUnknownAnchors, findUnknownHeadings } from './docs/heading-references.ts';
import { findUnknownPaths } from './docs/named-paths.ts';
import { findUnknownSymbols } from './docs/named-symbols.ts';
import { checkOneSidedNouns } from './docs/one-sided-nouns.ts';
import { checkNumbers } from './docs/printed-numbers.ts';
import { checkRecipes } from './docs/recipes.ts';
import { readRepository } from './docs/repository.ts';

const repository = readRepository(path.resolve(import.meta.dirname, '../..'));
const checks = [
  findUnknownDocuments,
  findUnknownHeadings,
  findUnknownAnchors,
  findUnknownPaths,
  findUnknownSymbols,
  checkRecipes,
  checkDecisionRecords,
  checkOneSidedNouns,
  checkRoutes,
  checkSettings,
  checkNumbers(knownNumbers()),
];
const problems = new Set(checks.flatMap((check) => check(repository)));
for (const problem of problems) console.error(problem);
if (problems.size > 0) process.exit(1);
console.log(`${repository.texts.size} files name only what exists.`);
