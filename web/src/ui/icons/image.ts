// Lucide's image (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const imageIcon = ['M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z', 'M7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', 'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21'];
