// Lucide's reply (ui/icons/LICENSE.md); written by web/build/build-icons.ts.
export const replyIcon = ['M20 18v-2a4 4 0 0 0-4-4H4', 'm9 17-5-5 5-5'];
