// Lucide's signal-low (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const signalLowIcon = ['M2 20h.01', 'M7 20v-4'];
