import type { WarningTopic } from '@mwanzo/contract/conversations/warnings';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import { meeting } from '../../../../i18n/meeting.ts';
import { t } from '../../../../i18n/translate.ts';
import { knowledge, warnings as texts } from '../../../../i18n/warnings.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { TextLink } from '../../../../ui/words/text-link.tsx';

interface KnowSheetProps {
  topic: WarningTopic;
  open: boolean;
  onClose: () => void;
  onReport: () => void;
}

const sentences = {
  paying: [knowledge.paying1, knowledge.paying2, knowledge.paying3],
  profit: [knowledge.profit1, knowledge.profit2, knowledge.profit3],
  code: [knowledge.code1, knowledge.code2, knowledge.code3],
  contact: [knowledge.contact1, knowledge.contact2, knowledge.contact3],
  harm: [knowledge.harm1, knowledge.harm2, knowledge.harm3],
} as const satisfies Record<WarningTopic, unknown>;

/** Explains how the trick works, and how to respond. */
export function KnowSheet({ topic, open, onClose, onReport }: KnowSheetProps) {
  const footer = (
    <Button variant="outlined" icon={flagIcon} onClick={onReport}>
      {t(texts.report)}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t(texts.whatToKnow)} footer={footer}>
      <ul className="grid gap-3.5">
        {sentences[topic].map((sentence) => (
          <li key={sentence.en} className="border-l-4 border-marigold pl-3">
            {t(sentence)}
          </li>
        ))}
      </ul>
      {/* The link opens a separate document, which visitors can read too. */}
      <TextLink href="/safety" target="_blank" className="mt-3">
        {t(meeting.tips)}
      </TextLink>
    </Dialog>
  );
}
