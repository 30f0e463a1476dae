// The server as main.ts starts it, but its pushes may reach this machine, and no model looks at pictures.
import { createWebPusher } from '../gateways/push/web-pusher.ts';
import type { Screener } from '../gateways/screening/screener.ts';
import { runServer } from '../start/run-server.ts';

const { PUSH_AUTHORITY = '' } = process.env;

/** Screens nothing, as a server without the models' files. */
const screener: Screener = {
  screenDocuments: async () => ({ isScreened: false, why: 'no_model' }),
  screenPhoto: async () => ({ isScreened: false, why: 'no_model' }),
  onProblem: () => {},
  close: async () => {},
};

await runServer({
  openPusher: ({ vapid }) =>
    vapid &&
    createWebPusher(vapid, {
      mayReach: (address) => address === '127.0.0.1',
      ca: PUSH_AUTHORITY,
      // A push service of a test may take its time, also on a busy machine.
      timeoutMs: 60_000,
    }),
  openScreener: ({ screening }) => (screening ? screener : null),
});
