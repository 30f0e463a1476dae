import type { HttpRequest } from '../load/http-client.ts';
import type { AppProcess } from '../processes/app-process.ts';
import { nextNetwork, type Target } from './target.ts';

/** A server under attack, which also issues the tokens of members. */
export interface Attacked {
  readonly app: AppProcess;
  readonly target: Target;
}

/** A signed-in member on a network of their own. */
export interface Account {
  readonly id: number;
  /** Returns the response, or null if it is empty. @throws Error for a refusal */
  send(method: HttpRequest['method'], path: string, body?: unknown): Promise<unknown>;
}

/** @param count called for each request */
export async function openAccount({ app, target }: Attacked, id: number, count = () => {}): Promise<Account> {
  const token = await app.issueToken(id);
  const network = nextNetwork();
  return {
    id,
    async send(method, path, body) {
      count();
      const response = await target.send(network, { method, path, token, ...(body !== undefined && { body }) });
      if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status}`);
      return response.status === 204 ? null : response.json();
    },
  };
}
