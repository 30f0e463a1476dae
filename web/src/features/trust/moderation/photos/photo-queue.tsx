import { moderation } from '../../../../i18n/moderation.ts';
import { photoReviews } from '../../../../i18n/photo-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import { OpenQueue } from '../queue/open-queue.tsx';
import type { RowContent } from '../queue/queue-row.tsx';
import { reportWaitingHours } from '../waiting/waiting-rules.ts';
import { WaitingTag } from '../waiting/waiting-tag.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { photoReviewsQuery, type PhotoReview } from './photo-queries.ts';
import { whyTexts } from './photo-texts.ts';

const legend = [
  { keys: 'A', text: moderation.approve },
  { keys: 'R', text: moderation.reject },
  { keys: 'J K', text: room.move },
];

/** The queue of photos that a reviewer must check. Photos that are hidden until then come first. */
export function PhotoQueue() {
  return (
    <OpenQueue
      query={photoReviewsQuery}
      title={t(photoReviews.title)}
      foot={t(photoReviews.order)}
      legend={legend}
      rowOf={rowOf}
    >
      {(panel) => <PhotoPanel {...panel} />}
    </OpenQueue>
  );
}

function rowOf({ name, why, submitted_at: at }: PhotoReview, now: number, current: boolean): RowContent {
  return {
    name,
    what: t(whyTexts[why]),
    tag: <WaitingTag submittedAt={at} now={now} onBlush={current} hours={reportWaitingHours} />,
  };
}
