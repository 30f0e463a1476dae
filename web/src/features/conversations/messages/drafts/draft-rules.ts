export type Drafts = Record<number, { text: string }>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Parses a member's stored drafts, by partner. They are empty if they are corrupt, of another version, or somebody
 * else's.
 */
export function parseDrafts(stored: string | null, owner: number): Drafts {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || value['owner'] !== owner || !isRecord(value['chats'])) return {};
    const chats = Object.entries(value['chats']).flatMap(([partnerId, draft]) =>
      isRecord(draft) && typeof draft['text'] === 'string' && /^\d+$/.test(partnerId)
        ? [[partnerId, { text: draft['text'] }] as const]
        : [],
    );
    return Object.fromEntries(chats);
  } catch {
    return {};
  }
}
