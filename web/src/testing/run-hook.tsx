import type { QueryClient } from '@tanstack/react-query';
import { onTestFinished } from 'vitest';
import type { watchSteps } from './watch-steps.ts';

// The real timer is stored here, because a test may use fake timers.
const { setTimeout: later } = globalThis;

/** The query cache notifies in timers, and React renders in immediate tasks. This waits until both are done. */
export async function taskTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => later(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

type Steps = Pick<ReturnType<typeof watchSteps>, 'during'>;

/** Returns a function that runs hooks in components which show nothing, until the test ends. */
export async function prepareHooks(element: Element, client: QueryClient, { during }: Steps) {
  const { flushSync } = await import('react-dom');
  const { createRoot } = await import('react-dom/client');
  const { QueryClientProvider } = await import('@tanstack/react-query');

  return function run<Props, Result>(useHook: (props: Props) => Result, props: NoInfer<Props>) {
    const root = createRoot(element);
    let latest: { result: Result } | undefined;
    const Component = ({ given }: { given: Props }) => {
      latest = { result: useHook(given) };
      return null;
    };
    /** Runs it again with other properties. */
    const change = (given: Props) =>
      flushSync(() =>
        root.render(
          <QueryClientProvider client={client}>
            <Component given={given} />
          </QueryClientProvider>,
        ),
      );
    /** Returns its last result. */
    const now = () => {
      if (!latest) throw new Error('the hook has not run');
      return latest.result;
    };
    const unmount = () => during('leaving', () => flushSync(() => root.unmount()));
    during('opening', () => change(props));
    onTestFinished(async () => {
      unmount();
      await taskTurns();
    });
    return { now, change, unmount };
  };
}
