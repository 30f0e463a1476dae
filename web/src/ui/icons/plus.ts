// Lucide's plus (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const plusIcon = ['M5 12h14', 'M12 5v14'];
