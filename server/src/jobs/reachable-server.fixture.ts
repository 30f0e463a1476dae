// The server as main.ts starts it, but its pushes may reach this machine, no model looks at pictures, and the file
// `full-disk` in the data folder stands for a full disk.
import { existsSync } from 'node:fs';
import path from 'node:path';
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
  freeBytes: async (folder) => (existsSync(path.join(folder, 'full-disk')) ? 0 : 1e12),
  openScreener: ({ screening }) => (screening ? screener : null),
});
