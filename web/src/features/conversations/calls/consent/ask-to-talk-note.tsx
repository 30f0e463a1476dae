import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { askToTalk as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useCallPerson } from '../screens/use-call-person.ts';
import { callConsentAsked } from './call-consent-asked.ts';

/** Says in a conversation that the match would like to talk, and opens the sheet with the answers. */
export function AskToTalkNote({ partnerId }: { partnerId: number }) {
  const { name } = useCallPerson(partnerId);
  return (
    <div
      className={
        'my-3 flex w-full max-w-120 items-center gap-3 self-center rounded-lg bg-surface py-1.5 pr-1.5 pl-2.5 shadow-1'
      }
    >
      <span
        className={'grid size-9 flex-none place-items-center rounded-[18px_18px_8px_8px] bg-marigold text-on-marigold'}
      >
        <Icon icon={phoneIcon} size={20} />
      </span>
      <p className="min-w-0 flex-1 text-label font-semibold wrap-anywhere">{t(texts.asks, { name })}</p>
      <Button variant="quiet" size="sm" onClick={() => callConsentAsked.write(partnerId)}>
        {t(texts.answer)}
      </Button>
    </div>
  );
}
