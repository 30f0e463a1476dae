// Lucide's circle-check (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const circleCheckIcon = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'm16 9-5.5 5.5L8 12'];
