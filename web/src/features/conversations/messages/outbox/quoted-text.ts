import { mediaTexts } from '../../../../i18n/chat-media.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import type { Quote } from './outbox-rules.ts';

/** Returns the text of a quoted message. Without text it names the photo or voice note. */
export function quotedText({ text, media_kind: kind }: Quote): string {
  if (text !== '') return text;
  // A quote that an earlier release has saved on the phone lacks the kind.
  return t(kind ? mediaTexts[kind] : texts.deleted);
}
