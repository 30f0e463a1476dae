// Lucide's user-x (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const userXIcon = ['M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2', 'M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', 'M17 8L22 13', 'M22 8L17 13'];
