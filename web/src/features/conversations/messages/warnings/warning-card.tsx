import type { Message } from '@mwanzo/contract/conversations/messages';
import { topicOf, type WarningTopic } from '@mwanzo/contract/conversations/warnings';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import shieldAlertIcon from 'lucide/dist/esm/icons/shield-alert.mjs';
import { useId, useState } from 'react';
import { t } from '../../../../i18n/translate.ts';
import { warnings as texts } from '../../../../i18n/warnings.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useOpenChat } from '../partner/open-chat.ts';
import { KnowSheet } from './know-sheet.tsx';

const hints = {
  paying: texts.payingHint,
  profit: texts.profitHint,
  code: texts.codeHint,
  contact: texts.contactHint,
  harm: texts.harmHint,
} as const satisfies Record<WarningTopic, unknown>;

/**
 * Warns the receiver calmly about what a message seems to attempt. The sender does not see it. A press on the title
 * collapses the card.
 */
export function WarningCard({ message }: { message: Message }) {
  const { partnerName, report } = useOpenChat();
  const bodyId = useId();
  const [isOpen, setOpen] = useState(true);
  const [isAsked, setAsked] = useState(false);
  if (!message.warning) return null;
  return (
    <section aria-label={t(texts.whatToKnow)} className="mt-2 mb-1 rounded-[20px] bg-warn-soft p-3.5">
      <h2 className="text-[1.125rem] leading-[1.16] tracking-[-.012em] text-ink">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className="-my-1 grid min-h-11 w-full grid-cols-[36px_1fr] items-center gap-3 py-1 text-left"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="grid size-9 place-items-center self-start rounded-[12px] bg-surface text-warn">
            <Icon icon={shieldAlertIcon} size={22} />
          </span>
          <span dir="auto" className={isOpen ? 'wrap-anywhere' : 'truncate'}>
            {t(texts[message.warning], { name: partnerName })}
          </span>
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen}>
        <p className="mt-1 ml-12 text-small leading-[1.42]">{t(hints[topicOf[message.warning]])}</p>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
          <Button variant="outlined" size="sm" aria-haspopup="dialog" onClick={() => setAsked(true)}>
            {t(texts.whatToKnow)}
          </Button>
          <Button variant="outlined" size="sm" icon={flagIcon} aria-haspopup="dialog" onClick={() => report(message)}>
            {t(texts.report)}
          </Button>
        </div>
        <p className="mt-2 flex items-center gap-1.5 text-tiny text-ink-2">
          <Icon icon={eyeIcon} size={16} />
          {t(texts.onlyYou)}
        </p>
      </div>
      <KnowSheet
        topic={topicOf[message.warning]}
        open={isAsked}
        onClose={() => setAsked(false)}
        onReport={() => {
          setAsked(false);
          report(message);
        }}
      />
    </section>
  );
}
