import type { eventEndpoints } from '@mwanzo/contract/events';
import { ApiError } from '../../../errors/api-error.ts';
import type { Handlers } from '../../../http/handler.ts';
import type { OpenStreams } from './open-streams.ts';

interface EventDependencies {
  readonly streams: OpenStreams;
  /** True from the moment the process is asked to stop. */
  readonly isDraining: () => boolean;
  /** Called when a member has opened a stream. */
  readonly onOpened: (userId: number) => void;
}

export function eventRoutes({ streams, isDraining, onOpened }: EventDependencies): Handlers<typeof eventEndpoints> {
  return {
    streamEvents: async (_input, { caller }) => {
      // A client would have to reconnect at once.
      if (isDraining()) throw new ApiError('unavailable', { retryAfterSeconds: 1 });
      return (stream) => {
        const close = streams.open(caller, stream);
        onOpened(caller.userId);
        return close;
      };
    },
  };
}
