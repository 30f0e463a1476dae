// Lucide's zoom-out (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const zoomOutIcon = ['M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', 'M21 21L16.65 16.65', 'M8 11L14 11'];
