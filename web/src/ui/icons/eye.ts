// Lucide's eye (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const eyeIcon = ['M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0', 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'];
