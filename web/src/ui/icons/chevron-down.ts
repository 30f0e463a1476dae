// Lucide's chevron-down (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const chevronDownIcon = ['m6 9 6 6 6-6'];
