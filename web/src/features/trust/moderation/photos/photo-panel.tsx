import type { PhotoDetail } from '@mwanzo/contract/people/photos';
import { useQuery } from '@tanstack/react-query';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import { request } from '../../../../api/request.ts';
import { nameAndAge } from '../../../../i18n/isolate.ts';
import { photoReviews } from '../../../../i18n/photo-reviews.ts';
import { localDate } from '../../../../i18n/times.ts';
import { t } from '../../../../i18n/translate.ts';
import { photoSource } from '../../../../photos/image-url.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { Tag } from '../../../../ui/words/tag.tsx';
import { ApprovalBar } from '../panel/approval-bar.tsx';
import { ClaimedCase } from '../panel/claimed-case.tsx';
import { PanelHeader } from '../panel/panel-header.tsx';
import type { PanelProps } from '../panel/panel-props.ts';
import { photoPresets } from '../panel/reason-rules.ts';
import { waitedText } from '../waiting/waited-text.ts';
import { claimPhotoQuery, type PhotoReview } from './photo-queries.ts';

/** Shows a photo, from the claim to the decision. Must be keyed by the photo. */
export function PhotoPanel(props: PanelProps<PhotoReview>) {
  const { opened, now } = props;
  const { id, name, age, why, is_held: isHeld } = opened;
  const claim = useQuery(claimPhotoQuery(id));
  const since = t(photoReviews.memberSince, { date: localDate(opened.joined_at) });
  return (
    <>
      <PanelHeader
        name={nameAndAge(name, age)}
        details={[waitedText('submitted', opened.submitted_at, now), since].join(' · ')}
        ways={props}
      >
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Tag kind="warn">{t(photoReviews[why])}</Tag>
          <Tag icon={isHeld ? eyeOffIcon : eyeIcon}>{t(isHeld ? photoReviews.held : photoReviews.shown)}</Tag>
        </p>
      </PanelHeader>
      <ClaimedCase claim={claim} ways={props}>
        {({ photo }, deciding) => (
          <>
            <ReviewedPhoto photo={photo} name={name} />
            <ApprovalBar
              {...deciding}
              name={name}
              presets={photoPresets}
              missing={null}
              send={(body) => request('POST /api/moderation/photos/{id}/decide/', { params: { id }, body })}
            />
          </>
        )}
      </ClaimedCase>
    </>
  );
}

function ReviewedPhoto({ photo, name }: { photo: PhotoDetail; name: string }) {
  return (
    <>
      <div
        className={'h-[min(110vw,60dvh)] overflow-hidden rounded-lg bg-[#3b2a31] lg:h-[max(300px,calc(100dvh-320px))]'}
      >
        <Photo
          src={photoSource(photo)}
          alt={t(photoReviews.photoOf, { name })}
          eager
          sizes="60vw"
          className="object-contain!"
        />
      </div>
      <p className="flex gap-2 text-small text-ink-2">
        <Icon icon={eyeIcon} size={18} className="mt-px" />
        {t(photoReviews.hints)}
      </p>
    </>
  );
}
