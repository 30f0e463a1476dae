import type { ApiServer, Received, Reply } from './api-server.ts';
import { until } from './until.ts';

interface HeldRequest extends Received {
  reply: (reply: Reply) => void;
}

/** Holds a server's responses until the test releases them, in the order that the test chooses. */
export function holdResponses(server: ApiServer) {
  const held: HeldRequest[] = [];
  let waiting = 0;
  server.respond((received) => {
    waiting += 1;
    return new Promise((resolve) => {
      const reply = (given: Reply) => {
        waiting -= 1;
        resolve(given);
      };
      held.push({ ...received, reply });
    });
  });
  return {
    /** Returns the number of responses for which the test has not said anything yet. */
    held: () => waiting,
    /** Resolves to the first waiting request that begins with this method and path. */
    take: (start: string): Promise<HeldRequest> =>
      until(() => {
        const index = held.findIndex(({ request }) => request.startsWith(start));
        const [taken] = index < 0 ? [] : held.splice(index, 1);
        if (!taken) throw new Error(`no ${start} among the waiting: ${held.map(({ request }) => request).join(', ')}`);
        return taken;
      }),
  };
}
