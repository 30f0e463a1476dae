// Lucide's signal (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const signalIcon = ['M2 20h.01', 'M7 20v-4', 'M12 20v-8', 'M17 20V8', 'M22 4v16'];
