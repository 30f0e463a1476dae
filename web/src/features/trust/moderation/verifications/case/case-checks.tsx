import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { moderation } from '../../../../../i18n/moderation.ts';
import { poses, poseText } from '../../../../../i18n/poses.ts';
import { t } from '../../../../../i18n/translate.ts';
import { Card } from '../../../../../ui/frames/card.tsx';
import { Tag } from '../../../../../ui/words/tag.tsx';
import type { Case } from './case.ts';
import { CheckBox } from '../../../../../ui/controls/check-box.tsx';
import { DocumentNumber } from './document-number.tsx';
import type { DocumentEntry } from './use-document.ts';
import { checkNames, type CheckName, type Checks } from './check-rules.ts';

function textOf(name: CheckName, { age, age_by_birthday: byBirthday, photo, pose }: Case): string {
  if (name === 'same_person') return t(moderation.samePerson);
  if (name === 'photo_fits') return t(photo === null ? moderation.noPhoto : moderation.photoFits);
  if (name === 'name_fits') return t(moderation.nameFits);
  if (name === 'document_genuine') return t(moderation.genuine);
  if (name === 'pose_fits') return pose === null ? t(poses.fitsWithout) : `${t(poses.fits)} ${poseText(pose)}`;
  return age === null ? t(moderation.birthdayFits, { byBirthday }) : t(moderation.ageFits, { byBirthday, age });
}

interface CaseChecksProps {
  shown: Case;
  checks: Checks;
  document: DocumentEntry;
  onCheck: (name: CheckName, holds: boolean) => void;
}

/** The six checks and the document's number, which an approval needs. */
export function CaseChecks({ shown, checks, document, onCheck }: CaseChecksProps) {
  return (
    <Card>
      <h3 className="mb-2.5">{t(moderation.checkEach)}</h3>
      <ul className="grid gap-0.5">
        {checkNames.map((name, index) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <CheckBox checked={checks[name]} keys={String(index + 1)} onChange={(holds) => onCheck(name, holds)}>
              {textOf(name, shown)}
            </CheckBox>
            {name === 'age_fits' && shown.age_differs && (
              <Tag kind="warn" icon={circleAlertIcon}>
                {t(moderation.ageDiffers)}
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <DocumentNumber {...document} />
    </Card>
  );
}
