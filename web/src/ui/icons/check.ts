// Lucide's check (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const checkIcon = ['M20 6 9 17l-5-5'];
