import { topicOf, type WarningTopic } from '@mwanzo/contract/conversations/warnings';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import scaleIcon from 'lucide/dist/esm/icons/scale.mjs';
import { t } from '../../../../i18n/translate.ts';
import { thinkAgain as texts } from '../../../../i18n/think-again.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { Fact } from '../../../../ui/words/fact.tsx';
import { goToPlace } from '../composer/go-to-place.ts';
import type { OutgoingMessage } from '../outbox/outbox-rules.ts';
import { sendAgain, takeBack } from '../outbox/outbox.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { markParts, parseConcerns } from './warning-rules.ts';

interface ThinkAgainProps {
  /** The message that the sender must decide about. Without one the dialog is closed. */
  message: OutgoingMessage | undefined;
}

const rules = {
  paying: [texts.moneyRule, texts.closesAccounts],
  profit: [texts.profitRule, texts.closesAccounts],
  code: [texts.codeRule, texts.closesAccounts],
  contact: [texts.contactRule, texts.contactReason],
  harm: [texts.harmRule, texts.closesAccounts],
} as const satisfies Record<WarningTopic, unknown>;

/**
 * Asks the sender to think again before a message is sent, once for each text. Closing the dialog means changing the
 * message.
 */
export function ThinkAgain({ message }: ThinkAgainProps) {
  const { partnerName } = useOpenChat();
  const concerns = parseConcerns(message?.concerns ?? []);
  const [first] = concerns;
  const change = () => {
    if (!message) return;
    takeBack(message.id);
    goToPlace(first?.from ?? 0);
  };
  return (
    <Dialog open={message !== undefined} onClose={change} title={t(texts.title)}>
      {message && (
        <>
          {first && <p className="mb-3 text-ink-2">{t(texts[first.kind], { name: partnerName })}</p>}
          <p dir="auto" className="rounded-[18px] bg-sunk px-4 py-3 wrap-anywhere whitespace-pre-wrap">
            {markParts(message.text, concerns).map(({ text, from, isMarked }) =>
              isMarked ? (
                <mark
                  key={from}
                  className={classNames(
                    'rounded-[4px] bg-warn-soft px-0.5 text-inherit',
                    'shadow-[inset_0_-2px_0_var(--color-marigold)]',
                  )}
                >
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
          <ul className="mt-4.5 mb-5 grid gap-4">
            <Fact icon={eyeIcon} title={t(texts.theyAreWarned, { name: partnerName })} text={t(texts.canReport)} />
            {first && (
              <Fact icon={scaleIcon} title={t(rules[topicOf[first.kind]][0])} text={t(rules[topicOf[first.kind]][1])} />
            )}
          </ul>
          <div className="grid gap-2">
            <Button full onClick={change}>
              {t(texts.change)}
            </Button>
            <Button variant="ghost" size="sm" full onClick={() => sendAgain(message.id)}>
              {t(texts.sendAsIs)}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
