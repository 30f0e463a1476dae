// Lucide's languages (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const languagesIcon = ['m5 8 6 6', 'm4 14 6-6 2-3', 'M2 5h12', 'M7 2h1', 'm22 22-5-10-5 10', 'M14 18h6'];
