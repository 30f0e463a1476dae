import { useQuery } from '@tanstack/react-query';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import { useRef, useState, type ReactNode } from 'react';
import { apiUrl } from '../../../../api/api-url.ts';
import { reportReviews } from '../../../../i18n/report-reviews.ts';
import { t } from '../../../../i18n/translate.ts';
import { photoSource } from '../../../../photos/image-url.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { reportPicturesQuery } from './report-queries.ts';

type Pictures = Awaited<ReturnType<ReturnType<typeof reportPicturesQuery>['queryFn']>>;

interface CoveredProps {
  caseId: number;
  /** Null covers the photos of the profile. */
  messageId: number | null;
  label: string;
  children: (pictures: Pictures) => ReactNode;
}

/** A cover in place of photos. The server sends nothing of them until the reviewer asks, and logs the look. */
function Covered({ caseId, messageId, label, children }: CoveredProps) {
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { data, isFetching, error, refetch } = useQuery({
    ...reportPicturesQuery(caseId, messageId),
    enabled: isAsked,
  });
  const ask = () => {
    // The button disappears, so the keyboard focus moves on first.
    frame.current?.focus({ preventScroll: true });
    if (isAsked) void refetch();
    else setAsked(true);
  };
  return (
    <div ref={frame} tabIndex={-1} className="rounded-md">
      {data ? (
        children(data)
      ) : (
        <div className="grid justify-items-center gap-2 rounded-md bg-blush px-4 py-6 text-center">
          <Button variant="outlined" size="sm" icon={eyeOffIcon} busy={isFetching} onClick={ask}>
            {label}
          </Button>
          <p className="text-small text-ink-2">{t(reportReviews.lookLogged)}</p>
          {error && !isFetching && <FieldError error={error}>{t(reportReviews.pictureFailed)}</FieldError>}
        </div>
      )}
    </div>
  );
}

/** The photo of a message, once the reviewer asks for it. */
export function CoveredMessagePhoto(props: Pick<CoveredProps, 'caseId' | 'messageId'>) {
  return (
    <Covered {...props} label={t(reportReviews.showPhoto)}>
      {({ message }) =>
        message && (
          <img
            src={apiUrl(message.path)}
            alt={t(reportReviews.photo)}
            width={message.width}
            height={message.height}
            className="my-1 h-auto max-h-80 w-auto max-w-full rounded-md"
          />
        )
      }
    </Covered>
  );
}

interface CoveredProfilePhotosProps {
  caseId: number;
  name: string;
  count: number;
}

/** The photos of the reported member's profile, once the reviewer asks for them. */
export function CoveredProfilePhotos({ caseId, name, count }: CoveredProfilePhotosProps) {
  return (
    <div className="mt-3">
      <Covered caseId={caseId} messageId={null} label={t(reportReviews.showPhotos, { count })}>
        {({ profile }) => (
          <ul className="grid grid-cols-3 gap-2">
            {profile.map((photo, index) => (
              <li key={photo.id} className="aspect-4/5 overflow-hidden rounded-md bg-blush">
                <Photo
                  src={photoSource(photo)}
                  alt={t(reportReviews.photoNumber, { n: String(index + 1), name })}
                  thumbhash={photo.thumbhash}
                  sizes="120px"
                  eager
                />
              </li>
            ))}
          </ul>
        )}
      </Covered>
    </div>
  );
}
