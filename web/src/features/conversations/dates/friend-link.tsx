import type { DatePlan } from '@mwanzo/contract/conversations/date-plans';
import copyIcon from 'lucide/dist/esm/icons/copy.mjs';
import share2Icon from 'lucide/dist/esm/icons/share-2.mjs';
import { openPlan as texts } from '../../../i18n/open-plan.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { planMoment } from './plan-times.ts';
import { hasShareSheet } from './share-link.ts';

interface FriendLinkProps {
  plan: DatePlan;
  now: number;
  /** True if the device could not share the link: it is shown to be copied by hand. */
  isByHand: boolean;
  onCopy: () => void;
  /** Opens the device's share sheet. If it is missing, only a button to copy is shown. */
  onShare: (() => void) | undefined;
}

/** Shows the friend's link, how often it was opened, and ways to share it. */
export function FriendLink({ plan, now, isByHand, onCopy, onShare }: FriendLinkProps) {
  const { link, opened_count: count, opened_at: openedAt } = plan;
  const opened =
    openedAt === null ? t(texts.notOpened) : t(texts.opened, { count, time: planMoment(Date.parse(openedAt), now) });
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1.5">
        <p className="min-w-[8em] flex-1 leading-[1.35]">
          <b className="block font-[650]">{t(texts.link)}</b>
          <span className="text-small text-ink-2">{opened}</span>
        </p>
        <span className="flex flex-wrap gap-2">
          {onShare && hasShareSheet() && (
            <Button size="sm" variant="quiet" icon={share2Icon} onClick={onShare}>
              {t(texts.share)}
            </Button>
          )}
          <Button size="sm" variant="quiet" icon={copyIcon} onClick={onCopy}>
            {t(texts.copy)}
          </Button>
        </span>
      </div>
      {isByHand && (
        <div className="mt-2">
          <Field label={t(texts.byHand)}>
            {(control) => (
              <TextInput {...control} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
            )}
          </Field>
        </div>
      )}
    </>
  );
}
