// The server as main.ts starts it, but its pushes may reach this machine, and no model looks at pictures.
import type { Screener } from '../gateways/screening/screener.ts';
import { runServer } from '../start/run-server.ts';
import { openReachableSending } from '../testing/open-reachable-sending.ts';

/** Screens nothing, as a server without the models' files. */
const screener: Screener = {
  screenDocuments: async () => ({ isScreened: false, why: 'no_model' }),
  screenPhoto: async () => ({ isScreened: false, why: 'no_model' }),
  onProblem: () => {},
  close: async () => {},
};

await runServer({
  openSending: openReachableSending,
  openScreener: ({ screening }) => (screening ? screener : null),
});
