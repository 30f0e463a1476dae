/**
 * Makes the fonts of the web again from their npm packages. Run `npm run fonts` after a new version of a package or for
 * another character.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fonts } from './fonts/fonts.ts';

const folder = path.join(import.meta.dirname, '../web/src/styles/fonts');
for (const [name, make] of Object.entries(fonts)) {
  /* oxlint-disable no-await-in-loop -- HarfBuzz makes one after the other */
  const font = await make();
  await writeFile(path.join(folder, name), font);
  console.log(`${name}: ${font.length} bytes`);
}
