// Lucide's clock (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const clockIcon = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'M12 6v6l4 2'];
