import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import heartCrackIcon from 'lucide/dist/esm/icons/heart-crack.mjs';
import messageCircleIcon from 'lucide/dist/esm/icons/message-circle.mjs';
import undo2Icon from 'lucide/dist/esm/icons/undo-2.mjs';
import { endContactTexts as texts } from '../../../i18n/blocks.ts';
import { t } from '../../../i18n/translate.ts';
import type { IconNode } from '../../../ui/icons/icon.tsx';
import { Question } from '../../../ui/layers/question.tsx';
import { Fact } from '../../../ui/words/fact.tsx';
import { useEndContact, type ContactEnding } from './use-end-contact.ts';

interface EndContactSheetProps {
  how: ContactEnding;
  onClose: () => void;
  person: { id: number; name: string };
  onEnded: () => void;
}

const looks = {
  block: {
    icon: banIcon,
    title: texts.blockTitle,
    now: texts.blockNow,
    busy: texts.blocking,
    facts: [
      { icon: eyeOffIcon, title: texts.disappear, text: texts.disappearText },
      { icon: undo2Icon, title: texts.undo, text: texts.undoText },
    ],
  },
  unmatch: {
    icon: heartCrackIcon,
    title: texts.unmatchTitle,
    now: texts.unmatchNow,
    busy: texts.ending,
    facts: [
      { icon: heartCrackIcon, title: texts.forGood, text: texts.forGoodText },
      { icon: messageCircleIcon, title: texts.chatGoes, text: texts.chatGoesText },
    ],
  },
} as const satisfies Record<ContactEnding, { icon: IconNode; facts: readonly object[]; [text: string]: object }>;

/** Asks before somebody is blocked or unmatched, and says what that means. */
export function EndContactSheet({ how, onClose, person, onEnded }: EndContactSheetProps) {
  const { run, busy, failure, error } = useEndContact(how, person, onEnded);
  const look = looks[how];
  const { name } = person;
  return (
    <Question
      open
      title={t(look.title, { name })}
      no={t(texts.keep)}
      yes={t(busy ? look.busy : failure ? texts.tryAgain : look.now)}
      icon={look.icon}
      isDanger
      busy={busy}
      failure={failure}
      error={error}
      onYes={() => void run()}
      onClose={onClose}
    >
      <ul className="mt-1 grid gap-4">
        {look.facts.map(({ icon, title, text }) => (
          <Fact key={title.en} icon={icon} title={t(title)} text={t(text, { name })} />
        ))}
      </ul>
    </Question>
  );
}
