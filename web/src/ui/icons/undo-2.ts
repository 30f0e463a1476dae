// Lucide's undo-2 (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const undo2Icon = ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'];
