import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { addTildeLetters } from './add-tilde-letters.ts';

const sources = {
  bricolage: import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  bricolageExtended: import.meta
    .resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2'),
  figtree: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
};

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** English and Swahili are written with these characters. Further letters are for names from other languages. */
const latin = [
  ` !"#$%&'()*+,-./0123456789:;<=>?@${capitals}[\\]^_\`${capitals.toLowerCase()}{|}~`,
  '\u00a0£©·½×–—‘’“”•…€™−',
  'ÀÁÇÉÑÖÜàáâäçèéêëíîïñóôöùúûü',
].join('');
/** The letters of Kikuyu names, such as Mũthoni. */
const tildeLetters = 'ĨĩŨũ';

const features = ['dnom', 'frac', 'kern', 'locl', 'numr', 'pnum', 'rvrn', 'tnum'];
const display = { opsz: 48, wdth: 100, wght: 720 };
const text = { wght: { min: 400, max: 700 } };

/** Each font of the web, by its file in web/src/styles/fonts. */
export const fonts: Record<string, () => Promise<Buffer>> = {
  'mwanzo-display.woff2': () => subset(sources.bricolage, latin, display),
  'mwanzo-display-ext.woff2': () => subset(sources.bricolageExtended, tildeLetters, display),
  'mwanzo-saying.woff2': () => subset(sources.bricolage, ` !',.?${capitals}’`, { opsz: 48, wdth: 75, wght: 800 }),
  'mwanzo-text.woff2': () => subset(sources.figtree, latin, text),
  'mwanzo-text-ext.woff2': makeTextTildes,
};

async function subset(source: string, characters: string, variationAxes: Record<string, number | typeof text.wght>) {
  return subsetFont(await readFile(new URL(source)), characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
  });
}

/** Figtree has none of the four letters, so they are put together from its own. */
async function makeTextTildes(): Promise<Buffer> {
  const parts = await subsetFont(await readFile(new URL(sources.figtree)), 'IUıu\u0303', {
    targetFormat: 'truetype',
    variationAxes: text,
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'HVAR'],
    noHinting: true,
  });
  return subsetFont(addTildeLetters(parts), tildeLetters, { targetFormat: 'woff2' });
}
