import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { nameAndAge } from '../../../../../i18n/isolate.ts';
import { moderation } from '../../../../../i18n/moderation.ts';
import { calendarDate, localDate } from '../../../../../i18n/times.ts';
import { t } from '../../../../../i18n/translate.ts';
import { imageUrl } from '../../../../../photos/image-url.ts';
import { Card } from '../../../../../ui/frames/card.tsx';
import { Icon } from '../../../../../ui/icons/icon.tsx';
import { Photo } from '../../../../../ui/photos/photo.tsx';
import type { Case } from './case-queries.ts';

/** Shows the facts that the member has stated. */
export function CaseFacts({ shown }: { shown: Case }) {
  const { name, age, birthday, location, joined_at: joinedAt, photo } = shown;
  const rows = [
    [t(moderation.name), nameAndAge(name, age)],
    [t(moderation.birthday), calendarDate(birthday)],
    [t(moderation.location), location],
    [t(moderation.joined), localDate(joinedAt)],
  ];
  return (
    <Card>
      <h3 className="mb-2.5">{t(moderation.profile)}</h3>
      <div className="flex items-start gap-3.5">
        <div className="h-23.5 w-19 flex-none overflow-hidden rounded-[40px_40px_14px_14px] bg-blush">
          <Photo src={imageUrl(photo)} alt="" eager position="50% 30%" />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-0.75 text-label">
          {rows.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd className="font-semibold wrap-anywhere">{value || '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-3 flex gap-2 text-small text-ink-2">
        <Icon icon={eyeIcon} size={18} className="mt-px" />
        {t(moderation.logged)}
      </p>
    </Card>
  );
}
