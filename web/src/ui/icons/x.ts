// Lucide's x (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const xIcon = ['M18 6 6 18', 'm6 6 12 12'];
