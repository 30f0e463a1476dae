import type { Database } from '../../../database/connect.ts';
import { getRow } from '../../../database/sql.ts';
import type { KeyedHash } from '../../../gateways/keyed-hash.ts';
import { findUnsentMedia } from '../chat-media/index.ts';
import { judgeText, type Judgement } from '../shield/index.ts';
import { listQuoted } from './conversation.repository.ts';
import { confirmsItself } from './held-rules.ts';
import { findHeld, type HeldText } from './held-messages.repository.ts';
import { withAttached } from './read-attached.ts';
import { dependsOnConversation, warningOf, type SendingFacts, type SendingWish } from './sending-rules.ts';
import { findFirstFacts, findOwnMessage, findPromptAnswer, findWhetherEarly } from './sending.repository.ts';

export interface FactDependencies {
  readonly database: Database;
  /** The key of the hashes of held texts. */
  readonly hashText: KeyedHash;
}

const noOthers = {
  judgements: [],
  warning: null,
  confirmsItself: false,
  quoted: null,
  media: null,
  promptAnswer: null,
};

/**
 * Reads what is known about a message before it is sent. Null when the two are no match: the shield judges no text
 * without a receiver. A message of harmless words alone takes one statement.
 */
export async function readSendingFacts(
  dependencies: FactDependencies,
  wish: SendingWish,
  at: Date,
): Promise<SendingFacts | null> {
  const { database } = dependencies;
  const { senderId: me, receiverId: them, clientId, mediaId } = wish;
  // The upload is read first: if a twin of this message takes it, the next statement finds the twin's message.
  const unsent = mediaId === null ? null : await getRow(database, findUnsentMedia, { id: mediaId, me, them });
  const found = await getRow(database, findFirstFacts, { me, them, clientId, at });
  if (!found) return null;
  const { storedId, ...plan } = found;
  if (storedId !== null)
    return {
      ...plan,
      ...noOthers,
      stored: await withAttached(database, await getRow(database, findOwnMessage, { me, id: storedId })),
    };
  return {
    ...plan,
    stored: null,
    media: unsent?.media ?? null,
    ...(await readWarning(dependencies, wish, at)),
    ...(await readQuoted(dependencies, wish)),
  };
}

type Warning = Pick<SendingFacts, 'judgements' | 'warning' | 'confirmsItself'>;

async function readWarning(dependencies: FactDependencies, wish: SendingWish, at: Date): Promise<Warning> {
  const judgements = judgeText(wish.text);
  const warning = warningOf(judgements, await isEarly(dependencies, wish, judgements));
  if (warning === null || wish.isConfirmed) return { judgements, warning, confirmsItself: false };
  const held = await getRow(dependencies.database, findHeld, heldTextOf(dependencies, wish));
  return { judgements, warning, confirmsItself: confirmsItself(held, at, wish.clientId) };
}

async function isEarly(
  { database }: FactDependencies,
  { senderId: me, receiverId: them }: SendingWish,
  judgements: readonly Judgement[],
): Promise<boolean> {
  if (!dependsOnConversation(judgements)) return true;
  return (await getRow(database, findWhetherEarly, { me, them }))?.isEarly ?? true;
}

/** The text under which a message is held. It is stored as a hash. */
export function heldTextOf({ hashText }: Pick<FactDependencies, 'hashText'>, wish: SendingWish): HeldText {
  const { senderId, receiverId, text } = wish;
  return { senderId, receiverId, textHash: hashText(String(senderId), String(receiverId), text) };
}

type QuotedFacts = Pick<SendingFacts, 'quoted' | 'promptAnswer'>;

async function readQuoted({ database }: FactDependencies, wish: SendingWish): Promise<QuotedFacts> {
  const { senderId: me, receiverId: them, replyTo, replyToPrompt: promptId } = wish;
  const quoted = replyTo === null ? null : await getRow(database, listQuoted, { me, them, ids: [replyTo] });
  const prompt = promptId === null ? null : await getRow(database, findPromptAnswer, { userId: them, promptId });
  return { quoted, promptAnswer: prompt?.answer ?? null };
}
