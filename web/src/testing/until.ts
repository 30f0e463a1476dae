// The true ones, also for a test that has put others in their place since.
const { setTimeout: wait, performance: clock } = globalThis;
const now = clock.now.bind(clock);
const patienceMs = 15_000;
const pauseMs = 5;

/**
 * Tries until the attempt no longer throws, and returns its result. It waits long, because a busy machine takes seconds
 * to import. Unlike vi.waitFor it leaves the clock of a test alone: what no test advances to does not happen.
 */
export async function until<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const end = now() + patienceMs;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (now() > end) throw error;
      await new Promise((resolve) => wait(resolve, pauseMs));
    }
}
