// Lucide's ellipsis-vertical (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const ellipsisVerticalIcon = ['M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z', 'M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z', 'M11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z'];
