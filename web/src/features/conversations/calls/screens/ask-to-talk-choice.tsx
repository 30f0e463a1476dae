import { askToTalk as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Fact } from '../../../../ui/words/fact.tsx';
import { kilobytesPerMinute } from './call-amounts.ts';
import type { AskToTalkProps } from './may-call-reason.tsx';
import { SheetTitle } from './sheet-title.tsx';
import type { CallConsent } from '@mwanzo/contract/conversations/calls';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';

function wordsOf(talk: CallConsent, name: string) {
  if (talk === 'asked') return { title: t(texts.askedTitle, { name }), text: t(texts.askedText, { name }) };
  if (talk === 'asked_me') return { title: t(texts.askedMeTitle, { name }), text: t(texts.askedMeText) };
  return { title: t(texts.title, { name }), text: t(texts.text, { name }) };
}

/** Explains calls, and asks whether the member agrees to them. */
export function AskToTalkChoice({ titleId, name, talk, busy, onAnswer }: AskToTalkProps) {
  return (
    <>
      <SheetTitle id={titleId} {...wordsOf(talk, name)} />
      <ul className="my-5 grid gap-3.5 text-left short:my-3 short:gap-2">
        <Fact icon={phoneIcon} title={t(texts.both)} text={t(texts.bothText)} />
        <Fact icon={lockIcon} title={t(texts.hidden)} text={t(texts.hiddenText)} />
        <Fact icon={smartphoneIcon} title={t(texts.cost, { kilobytes: kilobytesPerMinute })} text={t(texts.costText)} />
      </ul>
      {talk === 'asked' && (
        <Button variant="quiet" full busy={busy} onClick={() => onAnswer(false)}>
          {t(texts.takeBack)}
        </Button>
      )}
      {talk === 'asked_me' && (
        <div className="grid gap-2.5">
          <Button icon={phoneIcon} full busy={busy} onClick={() => onAnswer(true)}>
            {t(texts.yes)}
          </Button>
          <Button variant="quiet" full busy={busy} onClick={() => onAnswer(false)}>
            {t(texts.notYet)}
          </Button>
        </div>
      )}
      {talk === 'none' && (
        <>
          <Button icon={phoneIcon} full busy={busy} onClick={() => onAnswer(true)}>
            {t(texts.ask)}
          </Button>
          <p className="mt-3.5 text-small wrap-anywhere text-ink-2 short:mt-2">{t(texts.premium, { name })}</p>
        </>
      )}
    </>
  );
}
