import type { Message } from '@mwanzo/contract/conversations/messages';
import { createMemberStore } from '../../api/member-change.ts';
import { mergeMessages, noConversation, type LoadedConversation } from './conversation-rules.ts';
import { missedChanges } from './missed-changes.ts';
import type { Partner } from './partner.ts';

/** The member's conversations that this page has loaded, by the partners' ids. Their screens follow it. */
export const conversations = createMemberStore<ReadonlyMap<number, LoadedConversation>>(new Map());

export const readConversation = (partnerId: number) => conversations.read().get(partnerId);

/** @param change returns undefined for a conversation that is to be forgotten */
export function changeConversation(
  partnerId: number,
  change: (known: LoadedConversation | undefined) => LoadedConversation | undefined,
): void {
  const known = readConversation(partnerId);
  const next = change(known);
  if (next === known) return;
  const all = new Map(conversations.read());
  if (next) all.set(partnerId, next);
  else all.delete(partnerId);
  conversations.write(all);
}

/** Changes the messages of a conversation that is loaded. */
export function changeMessages(partnerId: number, change: (messages: readonly Message[]) => readonly Message[]): void {
  changeConversation(partnerId, (known) => known && { ...known, messages: change(known.messages) });
}

export const messagesOf = (partnerId: number): readonly Message[] => readConversation(partnerId)?.messages ?? [];

export function addMessages(partnerId: number, messages: readonly Message[]): void {
  changeConversation(partnerId, (known = noConversation) => ({
    ...known,
    messages: mergeMessages(known.messages, messages),
  }));
}

/**
 * Adds a message that has arrived or changed in the background. A conversation that is not loaded is left alone: it
 * will load the message with the others.
 */
export function showMessage(partnerId: number, message: Message): void {
  if (readConversation(partnerId)) addMessages(partnerId, [message]);
}

/** Keeps the name and the face of the partner with a conversation that is loaded. */
export function notePartner(partnerId: number, partner: Partner): void {
  changeConversation(partnerId, (known) =>
    !known || JSON.stringify(known.partner) === JSON.stringify(partner) ? known : { ...known, partner },
  );
}

/** The next fetch of each conversation covers all its loaded messages. */
missedChanges.subscribe(() => {
  const all = [...conversations.read()];
  conversations.write(new Map(all.map(([id, known]) => [id, { ...known, mayHaveChanged: true }])));
});

export const forgetConversation = (partnerId: number): void => changeConversation(partnerId, () => undefined);
