/** Apostrophes inside a word, as in Murang'a and Ng'ang'a, which many people leave out. */
const apostrophes = /['’‘ʼ`´]/gu;
const accents = /\p{Mn}/gu;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in the form that search compares: lower case, without accents and apostrophes. */
export function foldedWords(text: string): string[] {
  const plain = text
    .replaceAll(apostrophes, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC');
  return plain.match(words) ?? [];
}

/** The folded words of a text with one space between them. */
export function foldText(text: string): string {
  return foldedWords(text).join(' ');
}
