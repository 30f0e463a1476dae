// Lucide's compass (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const compassIcon = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'm16.24 7.76-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z'];
