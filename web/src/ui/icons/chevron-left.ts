// Lucide's chevron-left (ui/icons/LICENSE.md); written by web/scripts/build-icons.ts.
export const chevronLeftIcon = ['m15 18-6-6 6-6'];
