import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { inReview } from '../../i18n/in-review.ts';
import { t } from '../../i18n/translate.ts';
import { Tag } from './tag.tsx';

/** Says that others do not see a new name or photo yet. Renders nothing without a text. */
export function InReviewNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-sunk p-4 text-left">
      <Tag kind="warn" icon={clockIcon}>
        {t(inReview.tag)}
      </Tag>
      <p className="text-label">{text}</p>
    </div>
  );
}
