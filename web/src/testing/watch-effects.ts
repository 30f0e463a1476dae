import { vi } from 'vitest';

type Add = EventTarget['addEventListener'];

/** React calls the effects of components in this function, and those of `useSyncExternalStore`. */
const runsEffect = 'commitHookEffectListMount';

/** These files begin something that outlasts a component, and that ends by itself or with the page. */
const lasting = ['/ui/layers/layer-history.ts', '/ui/gestures/ignore-second-press.ts'];

/** Returns where an effect is at work; undefined outside of effects. */
function placeInEffect(): string | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  const calls = stack.split('\n');
  const effect = calls.findIndex((call) => call.includes(runsEffect));
  const place = calls
    .slice(0, Math.max(0, effect))
    .find((call) => call.includes('/web/src/') && !/\/web\/src\/(testing\/|device\/listen\.ts)/.test(call));
  return lasting.some((file) => place?.includes(file)) ? undefined : place?.trim();
}

/**
 * Follows what the effects of components begin on a page: listeners of the window and the document, and intervals. Once
 * the components are gone nothing of it may be left. What modules begin for the whole visit is not followed.
 */
export function watchEffects() {
  const begun = new Map<unknown, Map<unknown, string>>();
  const note = (kind: unknown, what: unknown) => {
    const place = placeInEffect();
    if (place === undefined) return;
    const known = begun.get(kind) ?? new Map<unknown, string>();
    begun.set(kind, known.set(what, place));
  };
  return {
    /** Wraps the functions of a target. Browsers tell apart listeners of one event by their capturing, so this does. */
    follow(name: string, target: EventTarget) {
      const kindOf = (type: string, options: Parameters<Add>[2]) =>
        `${name} ${type} ${typeof options === 'object' ? options.capture === true : options === true}`;
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      return {
        addEventListener: (...given: Parameters<Add>) => {
          const [type, listener, options] = given;
          const ends = typeof options === 'object' && (options.once === true || options.signal !== undefined);
          if (!ends) note(kindOf(type, options), listener);
          add(...given);
        },
        removeEventListener: (...given: Parameters<EventTarget['removeEventListener']>) => {
          const [type, listener, options] = given;
          begun.get(kindOf(type, options))?.delete(listener);
          remove(...given);
        },
      };
    },
    /** A timer that runs once is not followed: it may well outlast its component, as that of a toast does. */
    followIntervals(): void {
      if (vi.isFakeTimers()) return;
      const { setInterval: start, clearInterval: end } = globalThis;
      vi.stubGlobal('setInterval', (...given: Parameters<typeof setInterval>) => {
        const timer = start(...given);
        note('interval', timer);
        return timer;
      });
      vi.stubGlobal('clearInterval', (timer: Parameters<typeof clearInterval>[0]) => {
        begun.get('interval')?.delete(timer);
        end(timer);
      });
    },
    /** Returns what is left, and where it began. */
    left: () => [...begun].flatMap(([kind, known]) => [...known.values()].map((place) => `${String(kind)} ${place}`)),
  };
}
