// Lucide's search (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const searchIcon = ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'];
