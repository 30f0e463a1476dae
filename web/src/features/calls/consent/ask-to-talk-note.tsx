import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { talkButton } from '../../../i18n/talk-button.ts';
import { askToTalk } from '../../../i18n/calls.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useCallPerson } from '../use-call-person.ts';
import { callConsentAsked } from './call-consent-asked.ts';

/** Says in a conversation that the match would like to talk, and opens the sheet with the answers. */
export function AskToTalkNote({ partnerId }: { partnerId: number }) {
  const { name } = useCallPerson(partnerId);
  return (
    <div className="flex max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-1.5 self-center py-2">
      <p className="flex min-w-0 items-center gap-1.5 text-small text-ink-2">
        <Icon icon={phoneIcon} size={16} />
        <span className="wrap-anywhere">{t(talkButton.askedMe, { name })}</span>
      </p>
      <Button variant="outlined" size="sm" onClick={() => callConsentAsked.write(partnerId)}>
        {t(askToTalk.answer)}
      </Button>
    </div>
  );
}
