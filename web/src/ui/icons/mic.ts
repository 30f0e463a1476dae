// Lucide's mic (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const micIcon = ['M12 19v3', 'M19 10v2a7 7 0 0 1-14 0v-2', 'M12 2h0a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3z'];
