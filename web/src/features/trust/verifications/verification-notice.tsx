import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { useNow } from '../../../device/use-now.ts';
import { refusalText } from '../../../i18n/refusals.ts';
import { inReviewTexts } from '../../../i18n/review-status.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications } from '../../../i18n/verifications.ts';
import type { Verification } from '../../../shared/verifications/open-verification.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { deferred, orNothing } from '../../../loading/deferred.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/words/tag.tsx';
import { VerifiedTag } from '../../../ui/words/verified-tag.tsx';

const Meanwhile = deferred(async () => (await import('./meanwhile.tsx')).Meanwhile, orNothing);

function ContinueLink() {
  return (
    <LinkButton to="/discover" full>
      {t(verifications.continue)}
    </LinkButton>
  );
}

export function ApprovedNotice() {
  return (
    <Card className="mt-4.5 grid justify-items-start gap-3">
      <VerifiedTag />
      <h1 className="text-[2.25rem] tracking-[-0.03em]">{t(verifications.approvedTitle)}</h1>
      <p className="text-ink-2">{t(verifications.approvedText)}</p>
      <ContinueLink />
    </Card>
  );
}

export function PendingNotice({ verification, onSendAgain }: { verification: Verification; onSendAgain: () => void }) {
  const now = useNow();
  return (
    <>
      <Card className="mt-4.5 grid justify-items-start gap-3">
        <Tag kind="warn" icon={clockIcon}>
          {t(verifications.pendingTag)}
        </Tag>
        <h2>{t(verifications.pendingTitle)}</h2>
        <p className="text-ink-2">
          {inReviewTexts(verification, now)?.text} {t(verifications.weNotify)}
        </p>
        <ContinueLink />
        <Button variant="outlined" full onClick={onSendAgain}>
          {t(verifications.sendAgain)}
        </Button>
      </Card>
      <Meanwhile />
    </>
  );
}

/** Shown above the form that lets the member try again. */
export function RejectedNotice({ verification }: { verification: Verification }) {
  return (
    <section className="mt-4.5 flex gap-2.5 rounded-lg bg-danger-soft p-4 text-danger">
      <Icon icon={circleAlertIcon} size={22} className="mt-px" />
      <div>
        <h2 className="text-[1.125rem]">{t(verifications.rejectedTitle)}</h2>
        <p className="text-label">
          {verification.refusal && `${refusalText(verification.refusal)} `}
          {t(verifications.rejectedText)}
        </p>
      </div>
    </section>
  );
}
