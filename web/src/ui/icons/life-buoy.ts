// Lucide's life-buoy (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const lifeBuoyIcon = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'm4.93 4.93 4.24 4.24', 'm14.83 9.17 4.24-4.24', 'm14.83 14.83 4.24 4.24', 'm9.17 14.83-4.24 4.24', 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'];
