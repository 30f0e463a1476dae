// Lucide's smartphone (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const smartphoneIcon = ['M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z', 'M12 18h.01'];
