// The server of `npm run dev`. It uses the embedded database that the process above it runs.
import { startDemo } from '../../demo/src/start-demo.ts';
import { startPretendMpesa } from '../../demo/src/daraja/start-pretend-mpesa.ts';
import { startTurn } from '../../demo/src/start-turn.ts';
import { findEmbedded } from '../../server/src/embedded-postgres/find-embedded.ts';
import { runServer } from '../../server/src/start/run-server.ts';
import { StartError } from '../../server/src/errors/start-error.ts';

// The process above is gone, and with it the database.
process.on('disconnect', () => process.exit(1));

await runServer({
  startDemo,
  startPretendMpesa,
  startTurn,
  async openEmbedded({ dataDir }) {
    const url = (await findEmbedded(dataDir))?.url;
    if (!url) throw new StartError('The embedded database has stopped. Start again: npm run dev');
    return { url, stop: async () => {} };
  },
  announce: (_address, introduction) => process.send?.(introduction),
});
