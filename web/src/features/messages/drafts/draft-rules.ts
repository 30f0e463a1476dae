/** A text to send, with the id by which the server recognises it when it is sent again. */
export interface OutgoingMessage {
  text: string;
  clientId: string;
}

export interface Draft {
  /** The text in the input. */
  text: string;
  /** The last message sent without a response. The same text is sent with the same id again. */
  tried?: OutgoingMessage | undefined;
  /** Whether `tried` is sent automatically once the connection is back. */
  waiting?: boolean | undefined;
}

export interface Drafts {
  /** The member who wrote them. Nobody else who signs in on this device gets to see them. */
  owner: number;
  chats: Record<number, Draft>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOutgoingMessage(value: unknown): value is OutgoingMessage {
  return isRecord(value) && typeof value['text'] === 'string' && typeof value['clientId'] === 'string';
}

function parseDraft(value: unknown): Draft | null {
  if (!isRecord(value) || typeof value['text'] !== 'string') return null;
  const tried = isOutgoingMessage(value['tried']) ? value['tried'] : undefined;
  return { text: value['text'], tried, waiting: tried !== undefined && value['waiting'] === true };
}

/** Parses a member's stored drafts; none if the text is corrupt, of another version, or somebody else's. */
export function parseDrafts(stored: string | null, owner: number): Drafts {
  const none: Drafts = { owner, chats: {} };
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(value) || value['owner'] !== owner || !isRecord(value['chats'])) return none;
    const chats = Object.entries(value['chats']).flatMap(([partnerId, draft]) => {
      const known = parseDraft(draft);
      return known && /^\d+$/.test(partnerId) ? [[partnerId, known] as const] : [];
    });
    return { owner, chats: Object.fromEntries(chats) };
  } catch {
    return none;
  }
}

/** The draft after its text was edited. Only the text that was tried is sent automatically. */
export function editDraft(draft: Draft | null, text: string): Draft | null {
  if (text.trim() === '' && !draft?.tried) return null;
  const same = text.trim() === draft?.tried?.text;
  return { text, tried: draft?.tried, waiting: same && draft?.waiting === true };
}

/** The draft after a message has arrived: removed, unless another text was written meanwhile. */
export function settleDraft(draft: Draft | null, sent: OutgoingMessage): Draft | null {
  if (draft?.tried?.clientId !== sent.clientId) return draft;
  return ['', sent.text].includes(draft.text.trim()) ? null : { text: draft.text };
}

/** Trims a text to send. The same text as a failed message keeps its id; blank text gives null. */
export function prepareMessage(
  input: string,
  failed: OutgoingMessage | null,
  newId: () => string,
): OutgoingMessage | null {
  const text = input.trim();
  if (text === '') return null;
  return failed?.text === text ? failed : { text, clientId: newId() };
}
