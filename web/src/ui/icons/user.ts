// Lucide's user (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const userIcon = ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', 'M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'];
