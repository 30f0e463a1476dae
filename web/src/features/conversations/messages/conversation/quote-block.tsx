import type { PromptAnswer } from '@mwanzo/contract/people/prompts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { questionOf } from '../../../../i18n/prompts.ts';
import { t } from '../../../../i18n/translate.ts';
import type { Quote } from '../outbox/outbox-rules.ts';
import { quotedText } from '../outbox/quoted-text.ts';
import { useOpenChat } from '../partner/open-chat.ts';

interface QuoteBlockProps {
  quote: Quote;
  /** Goes to the quoted message. */
  onOpen?: (id: number) => void;
}

/** Shows the message that another one replies to. */
export function QuoteBlock({ quote, onOpen }: QuoteBlockProps) {
  const { partnerId, partnerName } = useOpenChat();
  const isTheirs = quote.sender === partnerId;
  const content = (
    <>
      <b className="block text-tiny font-semibold text-ink-2">{isTheirs ? <bdi>{partnerName}</bdi> : t(texts.you)}</b>
      <span dir="auto" className="line-clamp-2">
        {quotedText(quote)}
      </span>
    </>
  );
  if (!onOpen) return <div className="quote">{content}</div>;
  return (
    <button
      type="button"
      title={isTheirs ? t(texts.showQuoted, { name: partnerName }) : t(texts.showOwnQuoted)}
      className="quote"
      onClick={() => onOpen(quote.id)}
    >
      {content}
    </button>
  );
}

interface PromptBlockProps {
  prompt: PromptAnswer;
  /** True if the prompt is the partner's, false if it is the reader's own. */
  isTheirs: boolean;
}

/** Shows the prompt that a message replies to, with its question. */
export function PromptBlock({ prompt, isTheirs }: PromptBlockProps) {
  const { partnerName } = useOpenChat();
  const question = questionOf(prompt.prompt_id);
  return (
    <div className="quote">
      <b className="block text-tiny font-semibold text-ink-2">
        {isTheirs ? t(texts.answerOf, { name: partnerName, question }) : t(texts.ownAnswer, { question })}
      </b>
      <span dir="auto" className="line-clamp-2 whitespace-normal">
        {prompt.answer}
      </span>
    </div>
  );
}
