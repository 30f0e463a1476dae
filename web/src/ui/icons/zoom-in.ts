// Lucide's zoom-in (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const zoomInIcon = ['M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', 'M21 21L16.65 16.65', 'M11 8L11 14', 'M8 11L14 11'];
