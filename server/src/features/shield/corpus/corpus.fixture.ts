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
function readPhrases(language: Phrase['language']): Phrase[] {
  const lines = readFileSync(new URL(`${language}.tsv`, import.meta.url), 'utf8')
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

/** A hash of the text (FNV-1a, 32 bits), so that adding a phrase moves no other one to the other half. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

const phrases = corpusLanguages.flatMap(readPhrases);

/**
 * The halves of the corpus. The rules may be tuned with the failures of `tuning`. Of `heldOut`, only the figures may be
 * used: somebody who reads its failures has to write new phrases.
 */
export const corpus = {
  all: phrases,
  tuning: phrases.filter(({ text }) => hashOf(text) % 2 === 0),
  heldOut: phrases.filter(({ text }) => hashOf(text) % 2 === 1),
};
