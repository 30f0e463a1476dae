// Lucide's gauge (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const gaugeIcon = ['m12 14 4-4', 'M3.34 19a10 10 0 1 1 17.32 0'];
