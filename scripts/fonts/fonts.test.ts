import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fonts } from './fonts.ts';

const folder = path.join(import.meta.dirname, '../../web/src/styles/fonts');

test.each(Object.entries(fonts))('%s is what `npm run fonts` makes, to the byte', async (name, make) => {
  expect((await make()).equals(await readFile(path.join(folder, name)))).toBe(true);
});
