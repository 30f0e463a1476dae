import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startApiServer, type ApiServer } from './api-server.ts';
import { MemoryStorage } from './memory-storage.ts';

/**
 * Serves the API to all tests of the file that calls this. Each test begins with an empty storage and no request.
 * @returns the server, which exists while tests run
 */
export function serveApi(): Pick<ApiServer, 'received' | 'requests' | 'respond'> {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.received.length = 0;
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubEnv('VITE_API_URL', server.url);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  return {
    get received() {
      return server.received;
    },
    requests: () => server.requests(),
    respond: (respond) => server.respond(respond),
  };
}
