import { isValidElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { startApiServer } from './api-server.ts';
import { stubBrowser } from './fake-browser.ts';
import { holdResponses } from './hold-responses.ts';
import { prepareHooks, taskTurns } from './run-hook.tsx';
import { until } from './until.ts';
import { watchWarnings } from './watch-warnings.ts';

interface PageOptions {
  /** The member's stored profile. Without it only the user is known. */
  profile?: object;
}

/**
 * Opens a page of the app on which member 1 is signed in, until the test ends: fresh modules, the query cache and a
 * fake server. Import code of the app after this call, so that it uses this page. A test opens one page.
 */
export async function openPage({ profile }: PageOptions = {}) {
  const server = await startApiServer();
  const api = holdResponses(server);
  const warningsOfReact = watchWarnings();
  let isClosed = false;
  onTestFinished(async () => {
    // A response that the test does not hold back may lead to another request.
    for (let turn = 0; turn < 20 && underWay.size > api.held(); turn += 1) await taskTurns();
    await taskTurns();
    const steps = browser.steps.told();
    isClosed = true;
    await server.close();
    await taskTurns();
    vi.unstubAllGlobals();
    vi.doUnmock('../api/api-url.ts');
    const problems = [...browser.effects.left(), ...warningsOfReact(), ...(await server.unlikely())];
    if (problems.length > 0)
      throw new Error(`Left by components, a warning of React, or an unlikely refusal:\n${problems.join('\n')}`);
    if (steps !== '') expect(steps).toMatchSnapshot('what the page does');
  });
  // A request that a closed page repeats would otherwise arrive at the next page's server, which has another test.
  vi.doMock(import('../api/api-url.ts'), () => ({
    apiUrl(path: string) {
      if (isClosed) throw new Error('the page is closed');
      return server.url + path;
    },
  }));
  const { element, underWay, ...browser } = stubBrowser();
  const session = { accessToken: 'a', refreshToken: 'r', user: '{"id":1}' };
  for (const [key, value] of Object.entries(session)) browser.storage.setItem(key, value);
  if (profile) browser.storage.setItem('profile', JSON.stringify({ prompts: [], ...profile }));
  vi.resetModules();

  const { createQueryClient } = await import('../api/query-client.ts');
  const { startSession, ...sessionModule } = await import('../api/session.ts');
  const { toastStore } = await import('../ui/layers/toast-store.ts');
  startSession(() => undefined);
  const client = createQueryClient();
  browser.steps.followToasts(toastStore);
  browser.steps.followCache(client);
  browser.steps.begin();

  return {
    ...browser,
    api,
    client,
    session: sessionModule,
    /** Signs a member in, as the sign-in page does. */
    signInAs(id: number): void {
      const user = { id } as Parameters<typeof sessionModule.signedIn>[1];
      sessionModule.signedIn({ access: 'b', refresh: 's' }, user);
    },
    run: await prepareHooks(element, client, browser.steps),
    /** The title of the last toast. */
    toast: () => toastStore.read()?.title,
    /** The error that the last toast names, if that is a bad one; null if it names none. */
    toastError(): unknown {
      const { kind, error = null } = toastStore.read() ?? {};
      return kind === 'bad' ? error : undefined;
    },
    /** Presses the button of the last toast. */
    pressToast(): void {
      const action = toastStore.read()?.action;
      if (!isValidElement<{ onClick: () => void }>(action)) throw new Error('the toast has no button');
      action.props.onClick();
    },
    /** Returns the number of requests without a response, once everything that is due now has run. */
    async requestsUnderWay(): Promise<number> {
      await taskTurns();
      return underWay.size;
    },
    /** Returns the number of reads of the cache that run, once everything that is due now has run. */
    async readsUnderWay(): Promise<number> {
      await taskTurns();
      return client.isFetching();
    },
    /** Resolves when no read is running and React has rendered the result. */
    async settled(): Promise<void> {
      await until(() => {
        if (client.isFetching() > 0) throw new Error('a read is still under way');
      });
      await taskTurns();
    },
  };
}
