import { expect, test } from 'vitest';
import { findUnexplained } from './check-suppressions.ts';

// The directives are composed here, so that this file does not suppress anything itself.
const [oxlint, eslint, oxfmt, prettier, expectError] = [
  'oxlint-disable-next-line',
  'eslint-disable',
  'oxfmt-ignore',
  'prettier-ignore',
  '@ts-expect-error',
].map((words) => `// ${words}`);

test.each([
  `${oxlint} no-console`,
  `${oxlint} no-console --`,
  `${eslint}`,
  `${oxfmt}`,
  `${prettier}`,
  `${expectError}`,
  `/** A docstring of what follows. */\n${oxlint} no-console`,
  `const before = 1;\n${oxlint} no-console`,
  `${oxlint} no-console\n${oxlint} no-eval`,
  `{/* ${oxlint?.slice(3)} no-console */}`,
])('a suppression without a reason is refused: %j', (text) => {
  expect(findUnexplained(text)).toContain(text.split('\n').length);
});

test.each([
  `${oxlint} no-console -- the console is the log`,
  `${eslint} -- written by a tool`,
  `${expectError} the id is missing`,
  `// The console is the log.\n  ${oxlint} no-console`,
  `{/* It scrolls. */}\n{/* ${oxlint?.slice(3)} no-console */}`,
  `// One row for each person.\n${oxfmt}`,
  "const text = 'an oxlint-disable that is not a comment';",
])('a suppression with a reason is accepted: %j', (text) => {
  expect(findUnexplained(text)).toEqual([]);
});
