import type { Outbound } from '../conversation/conversation-rules.ts';

export interface Draft {
  /** As it stands in the input. */
  text: string;
  /** What was last sent without an answer, under its id: the same text goes under the same id again. */
  tried?: Outbound | undefined;
  /** `tried` goes by itself once the line is back. */
  waiting?: boolean | undefined;
}

export interface Drafts {
  /** Whose they are: nobody else who signs in here gets to see them. */
  owner: number;
  chats: Record<number, Draft>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOutbound(value: unknown): value is Outbound {
  return isRecord(value) && typeof value['text'] === 'string' && typeof value['clientId'] === 'string';
}

function draftOf(value: unknown): Draft | null {
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  const tried = isOutbound(value['tried']) ? value['tried'] : undefined;
  return { text: value['text'], tried, waiting: tried !== undefined && value['waiting'] === true };
}

/** The stored drafts of a member; none where the stored text is corrupt, of another version, or somebody else's. */
export function parseDrafts(stored: string | null, owner: number): Drafts {
  const none: Drafts = { owner, chats: {} };
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || value['owner'] !== owner || !isRecord(value['chats'])) return none;
    const chats = Object.entries(value['chats']).flatMap(([partnerId, draft]) => {
      const known = draftOf(draft);
      return known && /^\d+$/.test(partnerId) ? [[partnerId, known] as const] : [];
    });
    return { owner, chats: Object.fromEntries(chats) };
  } catch {
    return none;
  }
}

/** The draft once its input reads so: another text than the one that was tried does not go by itself. */
export function editDraft(draft: Draft | null, text: string): Draft | null {
  if (text.trim() === '' && !draft?.tried) return null;
  const same = text.trim() === draft?.tried?.text;
  return { text, tried: draft?.tried, waiting: same && draft?.waiting === true };
}

/** The draft once a message has arrived: gone, unless something else was written meanwhile. */
export function settleDraft(draft: Draft | null, sent: Outbound): Draft | null {
  if (draft?.tried?.clientId !== sent.clientId) return draft;
  return ['', sent.text].includes(draft.text.trim()) ? null : { text: draft.text };
}
