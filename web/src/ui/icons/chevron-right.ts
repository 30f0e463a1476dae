// Lucide's chevron-right (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const chevronRightIcon = ['m9 18 6-6-6-6'];
