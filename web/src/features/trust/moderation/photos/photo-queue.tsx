import { moderation } from '../../../../i18n/moderation.ts';
import { photoReviews } from '../../../../i18n/photo-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import type { RowContent } from '../queue/queue-row.tsx';
import type { Queue } from '../queue/queue.ts';
import { reportWaitingHours } from '../waiting/waiting-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { photoReviewsQuery, type PhotoReview } from './photo-queries.ts';

/** The queue of photos that a reviewer must check. Photos that are hidden until then come first. */
export const photoQueue: Queue<PhotoReview> = {
  title: photoReviews.title,
  tabs: [{ text: room.open, lists: [photoReviewsQuery] }],
  foot: () => t(photoReviews.order),
  legend: [
    { keys: 'A', text: moderation.approve },
    { keys: 'R', text: moderation.reject },
    { keys: 'J K', text: room.move },
  ],
  rowOf,
  Panel: PhotoPanel,
};

function rowOf({ name, why, submitted_at: at }: PhotoReview, now: number, current: boolean): RowContent {
  return {
    name,
    what: t(photoReviews[why]),
    tag: <WaitingTag submittedAt={at} now={now} onBlush={current} hours={reportWaitingHours} />,
  };
}
