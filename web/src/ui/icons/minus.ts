// Lucide's minus (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const minusIcon = ['M5 12h14'];
