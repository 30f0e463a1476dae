import { exists, type Repository } from './repository.ts';

const document = 'docs/tests-by-topic.md';

/** Checks that each topic of the table names at least one test, and only tests that exist. */
export function checkTestsByTopic(repository: Repository): string[] {
  const lines = (repository.texts.get(document) ?? '').split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.filter((line) => !/^\| *(?:topic\b|-)/i.test(line));
  if (rows.length === 0) return [`${document}: has no table of topics`];
  return rows.flatMap((row) => {
    const [, topic = '', cell = ''] = row.split('|').map((each) => each.trim());
    const tests = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    if (tests.length === 0) return [`${document}: "${topic}" names no test`];
    return tests.flatMap((name) => {
      if (!/\.(?:test|spec)\.tsx?$/.test(name)) return [`${document}: "${topic}" names ${name}, which is no test`];
      return exists(repository, name) ? [] : [`${document}: "${topic}" names ${name}, which does not exist`];
    });
  });
}
