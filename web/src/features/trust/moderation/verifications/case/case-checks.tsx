import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import { moderation } from '../../../../../i18n/moderation.ts';
import { poses, poseText } from '../../../../../i18n/poses.ts';
import { t } from '../../../../../i18n/translate.ts';
import { Tag } from '../../../../../ui/words/tag.tsx';
import { CheckList, type useTicks } from '../../panel/check-list.tsx';
import type { Case } from './case-queries.ts';
import { DocumentNumber } from './document-number.tsx';
import type { DocumentEntry } from './use-document.ts';
import type { CheckName } from './check-rules.ts';

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
  ticks: ReturnType<typeof useTicks<CheckName>>;
  document: DocumentEntry;
}

/** The six checks and the document's number, which an approval needs. */
export function CaseChecks({ shown, ticks, document }: CaseChecksProps) {
  const warning = (
    <Tag kind="warn" icon={circleAlertIcon}>
      {t(moderation.ageDiffers)}
    </Tag>
  );
  return (
    <CheckList
      {...ticks}
      textOf={(name) => textOf(name, shown)}
      warningOf={(name) => name === 'age_fits' && shown.age_differs && warning}
    >
      <DocumentNumber {...document} />
    </CheckList>
  );
}
