import { planFeatures } from '../../../i18n/plans.ts';
import { premiumBegun as texts } from '../../../i18n/premium-begun.ts';
import { localDateTime } from '../../../i18n/times.ts';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { TickList } from '../../../ui/words/tick-list.tsx';
import { RisingSun } from './rising-sun.tsx';

interface PremiumBegunSheetProps {
  /** Null while the sheet is closed. */
  news: { readonly until: string; readonly likers: number; readonly isTrial: boolean } | null;
  onClose: () => void;
  onGo: (path: string) => void;
}

const titleId = 'premium-begun';
/** TopUp explains the two stars below its list. There is no such note here. */
const features = () => planFeatures.premium.map((item) => t(item).replace('**', ''));

/** The sheet that says that Premium has begun, until when, and what is open now. */
export function PremiumBegunSheet({ news, onClose, onGo }: PremiumBegunSheetProps) {
  return (
    <DialogFrame open={news !== null} onClose={onClose} shape="sheet" labelledBy={titleId}>
      {news && (
        <div className="min-h-0 overflow-y-auto">
          <div className="mji text-center text-on-wine">
            <div className="pindo" />
            <RisingSun className="mx-auto mt-3 block w-44 short:w-28" />
            <div className="px-4 pt-3 pb-5 short:pt-1 short:pb-3">
              <p lang="sw" className="saying text-marigold">
                {news.isTrial ? 'Karibu' : 'Asante'}
              </p>
              <h2 id={titleId} className="text-[2.125rem] tracking-[-0.03em] short:text-[1.75rem]">
                {t(texts.title)}
              </h2>
              <p className="text-on-wine-2">{t(texts.until, { moment: localDateTime(news.until) })}</p>
              <p className="text-on-wine-2">{t(texts.noRenewal)}</p>
            </div>
          </div>
          <div className="scallops bg-cotton [--scallops:var(--color-cotton)]">
            <div className="grid gap-4 px-4 pt-4 pb-5 short:gap-3 short:pt-2 short:pb-3">
              <TickList items={features()} className="short:gap-1.5 short:text-label" />
              <div className="grid gap-1">
                <Button full onClick={() => onGo(news.likers > 0 ? '/likes' : '/discover')}>
                  {t(news.likers > 0 ? texts.likes : texts.discover)}
                </Button>
                <Button variant="ghost" full onClick={onClose}>
                  {t(texts.carryOn)}
                </Button>
              </div>
            </div>
          </div>
        </div>
      )}
    </DialogFrame>
  );
}
