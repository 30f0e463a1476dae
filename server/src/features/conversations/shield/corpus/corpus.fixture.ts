// The labelled phrases with which the shield is measured. They were written for this purpose; no member wrote any of
// them.
import { readFileSync } from 'node:fs';

export const corpusLanguages = ['english', 'swahili', 'sheng'] as const;

export interface Phrase {
  readonly language: (typeof corpusLanguages)[number];
  /** The kind of scam that the phrase is, or none when it is harmless. */
  readonly kind: string;
  readonly text: string;
}

/** Each line of a file is a kind, a tab and a phrase, in which \uXXXX stands for an invisible character. */
function readPhrases(folder: string, language: Phrase['language']): Phrase[] {
  const lines = readFileSync(new URL(`${folder}/${language}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [kind = '', text = ''] = line.split('\t');
    return {
      language,
      kind,
      text: text.replaceAll(/\\u(\p{AHex}{4})/gu, (_, hex) => String.fromCodePoint(parseInt(hex, 16))),
    };
  });
}

/** A hash of the text (FNV-1a, 32 bits), so that adding a phrase moves no other one to another part. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** The phrases that rules were tuned with and the judge is trained on. */
export const corpus = corpusLanguages.flatMap((language) => readPhrases('.', language));

/**
 * Phrases that no rule was tuned with and no judge is trained on. Only their figures may be used. Somebody who reads
 * which of them fail has to move them to the corpus, and to write new ones.
 */
export const unseen = corpusLanguages.flatMap((language) => readPhrases('unseen', language));
