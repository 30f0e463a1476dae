import type { Call, CallReason } from '@mwanzo/contract/conversations/calls';
import { callEnds as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';

/** The reasons why a call ends: those of the server, and those that only this device knows. */
export type EndReason = CallReason | 'answered_elsewhere' | 'microphone_refused' | 'no_microphone' | 'refused';

interface EndTexts {
  title: string;
  text: string;
  /** True if it helps to write to the partner. */
  canWrite?: boolean;
}

type MakeTexts = (name: string | null) => EndTexts | null;

const nothing: MakeTexts = () => null;
const noAnswer: MakeTexts = (name) =>
  name === null
    ? { title: t(texts.noAnswerNow), text: t(texts.ended) }
    : { title: t(texts.noAnswer, { name }), text: t(texts.noAnswerText), canWrite: true };
const missed: MakeTexts = (name) =>
  name === null
    ? { title: t(texts.missed), text: t(texts.ended) }
    : { title: t(texts.missed), text: t(texts.missedText, { name }), canWrite: true };
const toBoth = (make: MakeTexts) => ({ caller: make, callee: make });

const table: Record<EndReason, Record<Call['role'], MakeTexts>> = {
  // No text is shown, because the question about the call follows.
  user_hangup: toBoth(nothing),
  // A declined, missed or busy call looks the same to the caller.
  invite_timeout: { caller: noAnswer, callee: missed },
  user_busy: { caller: noAnswer, callee: missed },
  declined: { caller: noAnswer, callee: nothing },
  cancelled: { caller: nothing, callee: missed },
  ice_failed: toBoth(() => ({ title: t(texts.notConnected), text: t(texts.network) })),
  ice_timeout: toBoth(() => ({ title: t(texts.lost), text: t(texts.network) })),
  user_media_failed: toBoth(() => ({ title: t(texts.noSound), text: t(texts.noSoundText) })),
  time_limit: toBoth(() => ({ title: t(texts.hour), text: t(texts.hourText) })),
  answered_elsewhere: toBoth(() => ({ title: t(texts.elsewhere), text: t(texts.elsewhereText) })),
  microphone_refused: toBoth(() => ({ title: t(texts.microphoneRefused), text: t(texts.microphoneRefusedText) })),
  no_microphone: toBoth(() => ({ title: t(texts.noMicrophone), text: t(texts.noMicrophoneText) })),
  refused: toBoth(() => ({ title: t(texts.refused), text: t(texts.refusedText) })),
};

/**
 * Returns the text that tells a member how a call ended. Null if no text is needed.
 * @param name null if the match has ended
 */
export function endTexts(reason: EndReason, role: Call['role'], name: string | null): EndTexts | null {
  return table[reason][role](name);
}
