import { useQuery, useQueryClient } from '@tanstack/react-query';
import { moderation } from '../../../../i18n/moderation.ts';
import { photoReviews } from '../../../../i18n/photo-reviews.ts';
import { room } from '../../../../i18n/room.ts';
import { t } from '../../../../i18n/translate.ts';
import type { RowContent } from '../queue/queue-row.tsx';
import { QueueScreen } from '../queue/queue-screen.tsx';
import { reportWaitingHours } from '../waiting/waiting-rules.ts';
import { overviewQuery } from '../room/overview-query.ts';
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
  const photos = useQuery(photoReviewsQuery);
  const client = useQueryClient();
  const remove = ({ id }: PhotoReview) => {
    const { queryKey } = photoReviewsQuery;
    client.setQueryData<PhotoReview[]>(queryKey, (list) => list?.filter((each) => each.id !== id));
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  };
  return (
    <QueueScreen
      title={t(photoReviews.title)}
      tab="open"
      tabs={[{ tab: 'open', text: t(room.open) }]}
      onTab={() => undefined}
      isDecided={false}
      waiting={photos.data?.length}
      list={photos.data}
      failed={photos.error !== null}
      onRetry={() => void photos.refetch()}
      foot={t(photoReviews.order)}
      legend={legend}
      rowOf={rowOf}
      onDecided={remove}
    >
      {(panel) => <PhotoPanel {...panel} />}
    </QueueScreen>
  );
}

function rowOf({ name, why, submitted_at: at }: PhotoReview, now: number, current: boolean): RowContent {
  return {
    name,
    what: t(whyTexts[why]),
    tag: <WaitingTag submittedAt={at} now={now} onBlush={current} hours={reportWaitingHours} />,
  };
}
