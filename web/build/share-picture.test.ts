import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

const source = join(import.meta.dirname, '../src');

/** The files that the picture may embed, by their content. */
const files = new Map(
  ['styles/fonts', 'styles/cloth', 'landing/portraits'].flatMap((folder) =>
    readdirSync(join(source, folder)).map(
      (name) => [readFileSync(join(source, folder, name)).toString('base64'), `${folder}/${name}`] as const,
    ),
  ),
);

test.each(['en', 'sw'] as const)('the picture of a link shows the landing page’s words in %s', async (language) => {
  const named = sharePicture(language).replaceAll(/;base64,([^)"]*)/g, (_, bytes: string) => ` ${files.get(bytes)}`);
  await expect(named).toMatchFileSnapshot(`./in-words/share-picture.${language}.txt`);
});
