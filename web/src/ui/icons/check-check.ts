// Lucide's check-check (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const checkCheckIcon = ['M18 6 7 17l-5-5', 'm22 10-7.5 7.5L13 16'];
