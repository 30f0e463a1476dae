// The server with demo people in its database.
import { runServer } from '../../server/src/start/run-server.ts';
import { startPretendMpesa } from './daraja/start-pretend-mpesa.ts';
import { startTurn } from './start-turn.ts';
import { startDemo } from './start-demo.ts';

await runServer({ startDemo, startPretendMpesa, startTurn });
