// Lucide's arrow-left (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const arrowLeftIcon = ['m12 19-7-7 7-7', 'M19 12H5'];
