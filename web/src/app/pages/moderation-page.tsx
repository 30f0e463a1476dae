import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../api/query-client.ts';
import { ModerationScreen } from '../../features/trust/moderation/moderation-screen.tsx';
import NotFoundPage from './not-found-page.tsx';

const queryClient = createQueryClient();

/** Rendered without the members' bars. */
export default function ModerationPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <ModerationScreen notFound={<NotFoundPage />} />
    </QueryClientProvider>
  );
}
