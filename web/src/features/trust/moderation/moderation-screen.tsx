import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { RequestError } from '../../../api/request-error.ts';
import { appealQueue } from './appeals/appeal-queue.tsx';
import { DecidedScreen } from './decided/decided-screen.tsx';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { photoQueue } from './photos/photo-queue.tsx';
import { QueueScreen } from './queue/queue-screen.tsx';
import { reportQueue } from './reports/report-queue.tsx';
import { overviewQuery } from './room/overview-query.ts';
import { queueOf } from './room/room-queues.ts';
import { RoomRail } from './room/room-rail.tsx';
import { useRoomCounts } from './room/use-room-counts.ts';
import { StepMissing } from './step-missing.tsx';
import { SwitchesScreen } from './switches/switches-screen.tsx';
import { verificationQueue } from './verifications/verification-queue.tsx';

const pages = {
  verifications: () => <QueueScreen queue={verificationQueue} />,
  reports: () => <QueueScreen queue={reportQueue} />,
  photos: () => <QueueScreen queue={photoQueue} />,
  appeals: () => <QueueScreen queue={appealQueue} />,
  decided: DecidedScreen,
  overview: OverviewScreen,
  switches: SwitchesScreen,
};

/** The reviewers' screen with its queues and the open item. Members who are not moderators see `notFound`. */
export function ModerationScreen({ notFound }: { notFound: ReactNode }) {
  const current = queueOf(useSearch());
  const counts = useRoomCounts();
  const { error } = useQuery(overviewQuery);
  if (error instanceof RequestError && error.status === 404) return notFound;
  if (error instanceof RequestError && error.code === 'second_factor_missing') return <StepMissing />;
  const Page = pages[current];
  return (
    <main
      className={
        'min-h-dvh lg:grid lg:grid-cols-[92px_288px_minmax(0,1fr)] ' +
        'min-[100rem]:grid-cols-[92px_340px_minmax(0,1fr)]'
      }
    >
      <RoomRail current={current} counts={counts} />
      <Page key={current} />
    </main>
  );
}
