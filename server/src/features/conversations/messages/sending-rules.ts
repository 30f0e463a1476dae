import { contactKinds, type WarningKind } from '@mwanzo/contract/conversations/warnings';
import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { dailyLimits } from '../../core/allowances/index.ts';
import type { Judgement } from '../shield/index.ts';
import type { Attached, MessageRow } from './message-rules.ts';

/** A message as its sender wants it. */
export interface SendingWish {
  readonly senderId: number;
  readonly receiverId: number;
  readonly text: string;
  /** Makes sending idempotent, per sender. */
  readonly clientId: string | null;
  /** The message that it replies to. */
  readonly replyTo: number | null;
  /** The prompt of the receiver's profile that it replies to. */
  readonly replyToPrompt: PromptAnswer['prompt_id'] | null;
  /** The upload that it sends. */
  readonly mediaId: number | null;
  /** The sender was asked to think again and sends the message unchanged. */
  readonly isConfirmed: boolean;
}

/** The facts about a message to a match before it is sent. Its media are there while they may be sent to the match. */
export interface SendingFacts extends Attached {
  /** The sender has Premium. */
  readonly isPremium: boolean;
  /** The receiver has Premium and has written before. */
  readonly repliesToPremium: boolean;
  /** The message that was stored with the same client id. The facts below are then not read. */
  readonly stored: MessageRow | null;
  /** The findings of the shield. */
  readonly judgements: readonly Judgement[];
  /** The most serious kind of scam that the text may be in this conversation; null when it is harmless. */
  readonly warning: WarningKind | null;
  /** The sender was asked about the same text before, and sends it again. */
  readonly confirmsItself: boolean;
  /** The receiver's answer to the prompt. */
  readonly promptAnswer: string | null;
}

/** A message as it is stored, with all that belongs to it. */
export interface AllowedMessage extends Attached, Omit<SendingWish, 'replyToPrompt' | 'mediaId' | 'isConfirmed'> {
  readonly warning: WarningKind | null;
  readonly promptId: PromptAnswer['prompt_id'] | null;
  readonly promptAnswer: string | null;
}

export type SendingDecision =
  | { readonly kind: 'refused'; readonly code: 'not_found' | 'client_id_used' }
  | { readonly kind: 'stored'; readonly row: MessageRow }
  /** The sender has to think again, and is told these kinds of scam. */
  | { readonly kind: 'held'; readonly told: readonly Judgement[] }
  /** It may be sent while fewer than `limit` were sent on this day; null is no limit. */
  | { readonly kind: 'send'; readonly message: AllowedMessage; readonly limit: number | null };

const limits = dailyLimits('messagesPerDay');

/** Decides about a message. Without facts the two are no match. A stored one is neither judged nor counted again. */
export function decideMessage(wish: SendingWish, facts: SendingFacts | null): SendingDecision {
  if (facts === null) return refuse('not_found');
  const { stored, warning, judgements } = facts;
  // Otherwise the sender would believe that this message was sent.
  if (stored && isAnother(stored, wish)) return refuse('client_id_used');
  if (stored) return { kind: 'stored', row: stored };
  const isConfirmed = wish.isConfirmed || facts.confirmsItself;
  if (warning && !isConfirmed) return { kind: 'held', told: toldJudgements(judgements, warning) };
  if (wish.replyTo !== null && !facts.quoted) return refuse('not_found');
  if (wish.mediaId !== null && !facts.media) return refuse('not_found');
  return { kind: 'send', message: messageOf(wish, facts), limit: limitOf(facts) };
}

const refuse = (code: 'not_found' | 'client_id_used') => ({ kind: 'refused', code }) as const;

function messageOf(wish: SendingWish, { warning, quoted, media, promptAnswer }: SendingFacts): AllowedMessage {
  const { senderId, receiverId, text, clientId, replyTo } = wish;
  // The prompt may have been removed. The message is then sent without it.
  const promptId = promptAnswer === null ? null : wish.replyToPrompt;
  return { senderId, receiverId, text, clientId, replyTo, warning, quoted, media, promptId, promptAnswer };
}

/** Replies to Premium are not limited: whoever has heard from a Premium member can always write back to them. */
function limitOf({ isPremium, repliesToPremium }: SendingFacts): number | null {
  return repliesToPremium ? null : limits[isPremium ? 'premium' : 'basic'];
}

function isAnother(stored: MessageRow, { receiverId, text, replyTo, replyToPrompt, mediaId }: SendingWish): boolean {
  // A prompt that was gone when the message was stored is missing here.
  const isOtherPrompt = stored.promptId !== null && stored.promptId !== replyToPrompt;
  // A deleted message has no media.
  const isOtherMedia = !stored.isDeleted && (stored.media?.id ?? null) !== mediaId;
  return (
    stored.receiverId !== receiverId ||
    stored.text !== text ||
    stored.replyTo !== replyTo ||
    isOtherPrompt ||
    isOtherMedia
  );
}

/**
 * The most serious kind of scam that a text may be. Contact details are none between two who have exchanged their first
 * messages.
 */
export function warningOf(judgements: readonly Judgement[], isEarly: boolean): WarningKind | null {
  return (isEarly ? judgements : withoutContacts(judgements))[0]?.kind ?? null;
}

/** True if it depends on the conversation which kind of scam the text may be. */
export function dependsOnConversation(judgements: readonly Judgement[]): boolean {
  return warningOf(judgements, true) !== warningOf(judgements, false);
}

/** The sender of a held text is told of contact details only when it is held for them. */
function toldJudgements(judgements: readonly Judgement[], heldFor: WarningKind): readonly Judgement[] {
  return contactKinds.has(heldFor) ? judgements : withoutContacts(judgements);
}

const withoutContacts = (judgements: readonly Judgement[]) => judgements.filter(({ kind }) => !contactKinds.has(kind));
