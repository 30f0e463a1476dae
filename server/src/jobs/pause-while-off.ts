import type { SwitchName, Switches } from '../features/core/switches/index.ts';

/** The switches that pause a job while one of them is off, or the reason why it goes on in read-only. */
export type Pausing = readonly SwitchName[] | string;

interface Stoppable {
  stop(): Promise<void>;
}

export const isPaused = (switches: Pick<Switches, 'isOff'>, pausing: Pausing | undefined): boolean =>
  typeof pausing === 'object' && pausing.some((name) => switches.isOff(name));

/** Runs a loop, but stops it while a switch that pauses it is off. */
export function pauseWhileOff(
  switches: Pick<Switches, 'isOff' | 'onMove'>,
  pausing: Pausing,
  start: () => Stoppable | null,
): Stoppable {
  let running: Stoppable | null = null;
  let ended: Promise<void> = Promise.resolve();
  const end = () => {
    const last = running;
    running = null;
    if (last) ended = Promise.all([ended, last.stop()]).then(() => undefined);
  };
  const follow = () => {
    if (isPaused(switches, pausing)) end();
    else running ??= start();
  };
  follow();
  const leave = switches.onMove(follow);
  return {
    async stop() {
      leave();
      end();
      await ended;
    },
  };
}
