import type { Likeness, VerificationScreening } from '@mwanzo/contract/trust/screenings';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { flagTexts, likenessTexts, screening } from '../../../../../i18n/screening.ts';
import { t } from '../../../../../i18n/translate.ts';
import { Card } from '../../../../../ui/frames/card.tsx';
import { Tag } from '../../../../../ui/words/tag.tsx';

interface CaseHintsProps {
  hints: VerificationScreening | null;
  /** True if the member agreed that models examine the pictures. */
  hasConsent: boolean;
}

/** Shows the models' findings, or says that there are none yet or that models may not be used. It ticks no check. */
export function CaseHints({ hints, hasConsent }: CaseHintsProps) {
  if (!hasConsent)
    return (
      <Card>
        <h3 className="mb-2.5">{t(screening.byHand)}</h3>
        <p className="text-label">{t(screening.noConsent)}</p>
      </Card>
    );
  if (hints === null) return null;
  return (
    <Card>
      <h3 className="mb-2.5">{t(screening.title)}</h3>
      {hints.is_screened ? <Hints {...hints} /> : <p className="text-label">{t(screening.notScreened)}</p>}
      <p className="mt-3 text-small text-ink-2">{t(screening.onlyHints)}</p>
    </Card>
  );
}

function Hints({ id_to_selfie: idToSelfie, selfie_to_photo: selfieToPhoto, flags }: VerificationScreening) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-1.5 text-label">
        <LikenessRow term={t(screening.idToSelfie)} likeness={idToSelfie} />
        <LikenessRow term={t(screening.selfieToPhoto)} likeness={selfieToPhoto} />
      </dl>
      {flags.length === 0 ? (
        <p className="mt-2 text-label">{t(screening.nothingFound)}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {flags.map((flag) => (
            <li key={flag}>
              <Tag kind="warn" icon={circleAlertIcon}>
                {t(flagTexts[flag])}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A row for a measured distance between two faces. */
function LikenessRow({ term, likeness }: { term: string; likeness: Likeness | null }) {
  if (likeness === null) return null;
  return (
    <div className="contents">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-semibold">
        {likeness === 'likely_same' ? (
          t(likenessTexts[likeness])
        ) : (
          <Tag kind="warn" icon={circleAlertIcon}>
            {t(likenessTexts[likeness])}
          </Tag>
        )}
      </dd>
    </div>
  );
}
