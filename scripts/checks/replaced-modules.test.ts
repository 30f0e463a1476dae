import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'server/src/';
const replaces = (file: string) => readFileSync(path.join(root, file), 'utf8').includes('vi.mock(');

// In a process that other files share, the real module may be loaded before a test replaces it.
test('tests of the server that replace a module run alone', () => {
  const alone = readFileSync(path.join(root, 'vitest.config.ts'), 'utf8');
  const replacing = globSync(`${folder}**/*.test.ts`, { cwd: root }).filter(replaces);
  expect(replacing.length).toBeGreaterThan(3);
  const nameOf = (file: string) => `'${file.slice(folder.length, -'.test.ts'.length)}'`;
  expect(replacing.filter((file) => !alone.includes(nameOf(file)))).toEqual([]);
});
