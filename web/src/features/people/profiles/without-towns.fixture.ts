/** Leaves the list of towns out of a screen's words: it is the same everywhere, and long. */
export const withoutTowns = (words: string): string => words.replace(/^( +)datalist\n(?:\1 .*\n)+/m, '$1datalist\n');
