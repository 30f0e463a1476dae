import { createSaver, type Saver } from '../state/saver.ts';
import { readSession } from './session.ts';

/**
 * Makes the function that returns the saver of the signed-in member. There is only one, so that saving continues while
 * pages change. What is unsent when the member leaves is dropped.
 * @param onFailure called once for each failure
 */
export function createOwnSaver<T extends object, Client = void>(
  send: (changes: Partial<T>, client: Client) => Promise<void>,
  onFailure: (error: unknown) => void,
): (client: Client) => Saver<T> {
  let own: { client: Client; userId: number | undefined; saver: Saver<T> } | undefined;
  return (client) => {
    const userId = readSession().user?.id;
    if (!own || own.client !== client || own.userId !== userId) {
      const mayGoOn = () => readSession().user?.id === userId;
      const saver = createSaver<T>({ send: (changes) => send(changes, client), onFailure, mayGoOn });
      own = { client, userId, saver };
    }
    return own.saver;
  };
}
