// Lucide's arrow-down (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const arrowDownIcon = ['M12 5v14', 'm19 12-7 7-7-7'];
