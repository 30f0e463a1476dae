/** The reactions to a message. The first one is what a double tap sets. */
export const reactionEmojis = ['❤️', '😂', '😮', '😢', '👍', '🙏'] as const;
export type ReactionEmoji = (typeof reactionEmojis)[number];
