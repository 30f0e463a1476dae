/** Marks inside a word, as in Murang'a and Ng'ang'a, which many people leave out. */
const apostrophes = /['’‘ʼ`´]/gu;
const accents = /\p{Mn}/gu;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as the search compares them: without accents, apostrophes and case. */
export function foldedWords(text: string): string[] {
  const plain = text
    .replaceAll(apostrophes, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC');
  return plain.match(words) ?? [];
}

/** A text folded: its folded words with one space between them. */
export function foldText(text: string): string {
  return foldedWords(text).join(' ');
}
