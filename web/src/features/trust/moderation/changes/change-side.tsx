import type { ChangedPart } from '@mwanzo/contract/people/options';
import { moderation } from '../../../../i18n/moderation.ts';
import { genderLabels } from '../../../../i18n/options.ts';
import { t } from '../../../../i18n/translate.ts';
import { photoSource } from '../../../../photos/image-url.ts';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { Tag } from '../../../../ui/words/tag.tsx';
import type { OpenedChange } from './change-queries.ts';
import { partTexts } from './change-texts.ts';

interface ChangeSideProps {
  title: string;
  side: OpenedChange['old'];
  alt: string;
  /** The values that are new on this side. */
  parts: readonly ChangedPart[];
  showsGender: boolean;
}

/** Shows name, first photo and, if it changes, gender: either as others see them now, or as the member wants them. */
export function ChangeSide({ title, side: { name, gender, photo }, alt, parts, showsGender }: ChangeSideProps) {
  return (
    <section className="flex min-w-0 flex-col overflow-hidden rounded-lg bg-surface shadow-1">
      <h3 className="px-3.5 pt-3 text-label lg:px-4.5">{title}</h3>
      <div className="flex min-h-16 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 px-3.5 py-2 lg:px-4.5">
        <b className="text-[1.25rem] wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        {showsGender && <span>{t(gender === null ? moderation.noGender : genderLabels[gender])}</span>}
        {parts.map((part) => (
          <Tag key={part} kind="warn" className="max-sm:hidden">
            {t(partTexts[part])}
          </Tag>
        ))}
      </div>
      <div className="h-[min(62vw,420px)] bg-[#3b2a31] lg:h-[max(300px,calc(100dvh-400px))]">
        {photo ? (
          <Photo src={photoSource(photo)} alt={alt} eager className="object-contain!" />
        ) : (
          <p className="grid h-full place-content-center p-4 text-center text-white">{t(moderation.noFirstPhoto)}</p>
        )}
      </div>
    </section>
  );
}
