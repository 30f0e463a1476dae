// Lucide's circle-alert (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const circleAlertIcon = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'M12 8L12 12', 'M12 16L12.01 16'];
