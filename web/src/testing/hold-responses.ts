import type { ApiServer, Received, Reply } from './api-server.ts';
import { until } from './until.ts';

interface HeldRequest extends Received {
  reply: (reply: Reply) => void;
}

/** Lets a server respond only when a test says so, and in the order that it says. */
export function holdResponses(server: ApiServer) {
  const held: HeldRequest[] = [];
  server.respond((received) => new Promise((reply) => held.push({ ...received, reply })));
  return {
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
