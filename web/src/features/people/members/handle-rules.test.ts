import { expect, test } from 'vitest';
import { profileHandle } from './handle-rules.ts';

test('a handle is the name in lower case without spaces', () => {
  expect(profileHandle('Mũthoni Kamau')).toBe('mũthonikamau');
  expect(profileHandle('  Ana  Lucía\tO’Neil ')).toBe('analucíao’neil');
});
