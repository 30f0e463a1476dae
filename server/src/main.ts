// The server as it runs for members, without demo people.
import { runServer } from './start/run-server.ts';

await runServer();
