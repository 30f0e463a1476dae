import { products } from '@mwanzo/contract/billing/products';
import { askToTalk, mayCallTexts as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { usePremiumPath } from '../../../../shared/premium/use-premium-path.ts';
import { Button, LinkButton } from '../../../../ui/controls/button.tsx';
import { SheetTitle } from './sheet-title.tsx';
import type { MayCall, CallConsent } from '@mwanzo/contract/conversations/calls';

/** The props of each content of the sheet. */
export interface AskToTalkProps extends Answerable {
  titleId: string;
  name: string;
}

/** Says if the two may call each other, and takes the member's answer. */
export interface Answerable {
  talk: CallConsent;
  mayCall: MayCall;
  /** True while a response is on its way. */
  busy: boolean;
  /** Agrees to calls, or takes the agreement back. */
  onAnswer: (yes: boolean) => void;
}

const reasons: Record<MayCall, (name: string) => string> = {
  yes: () => t(texts.yes),
  // Both have agreed, so there is no reason that the member could see.
  needs_talk: () => t(texts.yes),
  needs_premium: (name) => t(texts.needsPremium, { name }),
  needs_messages: () => t(texts.needsMessages),
  needs_verification: () => t(texts.needsVerification),
  quiet_hours: (name) => t(texts.quietHours, { name }),
  unanswered: (name) => t(texts.unanswered, { name }),
  off: () => t(texts.off),
  in_call: () => t(texts.inCall),
};

/** The label of the button that takes back the member's consent to calls. */
const ways = { asked: askToTalk.takeBack, asked_me: askToTalk.notYet, both: texts.turnOff };

/** Says why the member cannot call now, what helps, and how to turn calls off. */
export function MayCallReason({ titleId, name, talk, mayCall, busy, onAnswer }: AskToTalkProps) {
  return (
    <>
      <SheetTitle id={titleId} title={t(texts.title, { name })} text={reasons[mayCall](name)} />
      <div className="mt-5 grid gap-2.5">
        {talk === 'both' && mayCall === 'needs_premium' && <PremiumLink />}
        {talk !== 'none' && (
          <Button variant="quiet" full busy={busy} onClick={() => onAnswer(false)}>
            {t(ways[talk])}
          </Button>
        )}
      </div>
    </>
  );
}

function PremiumLink() {
  const path = usePremiumPath();
  return (
    <>
      <p className="text-small text-ink-2">{t(texts.price, { price: products.day.price })}</p>
      <LinkButton to={path} full>
        {t(texts.getPremium)}
      </LinkButton>
    </>
  );
}
