// Lucide's id-card (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const idCardIcon = ['M13 19a4 4 0 00-8 0', 'M16 10h2', 'M16 14h2', 'M6 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z', 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z'];
