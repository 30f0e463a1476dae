import { pathsIn } from './named-paths.ts';
import type { Repository } from './repository.ts';

const document = 'docs/tests-by-topic.md';

/** Checks that each topic of the table names at least one test, and only tests. Whether they exist is checked for every path. */
export function checkTestsByTopic({ texts }: Repository): string[] {
  const lines = (texts.get(document) ?? '').split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.filter((line) => !/^\| *(?:topic\b|-)/i.test(line));
  if (rows.length === 0) return [`${document}: has no table of topics`];
  return rows.flatMap((row) => {
    const [, topic = '', cell = ''] = row.split('|').map((each) => each.trim());
    const names = cell.match(/`[^`]+`/g) ?? [];
    if (names.length === 0) return [`${document}: "${topic}" names no test`];
    return names
      .filter((name) => !pathsIn(name).some((path) => /\.(?:test|spec)\.tsx?$/.test(path)))
      .map((name) => `${document}: "${topic}" names ${name}, which is no test`);
  });
}
