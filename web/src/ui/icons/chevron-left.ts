// Lucide's chevron-left (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const chevronLeftIcon = ['m15 18-6-6 6-6'];
