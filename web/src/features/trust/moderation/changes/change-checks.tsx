import type { ChangedPart } from '@mwanzo/contract/people/options';
import { changeReviews } from '../../../../i18n/change-reviews.ts';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { CheckBox } from '../../../../ui/controls/check-box.tsx';
import { Card } from '../../../../ui/frames/card.tsx';
import type { OpenedChange } from './change.ts';

interface ChangeChecksProps {
  change: OpenedChange;
  ticked: readonly ChangedPart[];
  onToggle: (part: ChangedPart) => void;
}

/** The check of each part of a change, which an approval needs. */
export function ChangeChecks({ change: { parts, old }, ticked, onToggle }: ChangeChecksProps) {
  const textOf = (part: ChangedPart) =>
    t(part === 'photo' && old.photo === null ? changeReviews.firstPhoto : changeReviews[part]);
  return (
    <Card>
      <h3 className="mb-2.5">{t(moderation.checkEach)}</h3>
      <ul className="grid gap-0.5">
        {parts.map((part, index) => (
          <li key={part}>
            <CheckBox checked={ticked.includes(part)} keys={String(index + 1)} onChange={() => onToggle(part)}>
              {textOf(part)}
            </CheckBox>
          </li>
        ))}
      </ul>
    </Card>
  );
}
