import type { Page } from '@playwright/test';

type Answer = 'granted' | 'denied' | 'default';

/** The tab keeps the state of the replacements under these keys, so that it lasts across reloads. */
const keys = {
  permission: 'test.permission',
  questions: 'test.questions',
  subscription: 'test.subscription',
  serverKey: 'test.server-key',
} as const;

/**
 * Plays the browser's question about notifications, which automated Chromium refuses by itself, and its push service,
 * which it lacks. `answer` is what the member presses; `default` closes the question without an answer.
 */
export async function answerPushQuestion(page: Page, answer: Answer): Promise<void> {
  await page.addInitScript(
    ([reply, names]) => {
      const stored = (name: keyof typeof names) => sessionStorage.getItem(names[name]);
      const question = {
        get permission() {
          return stored('permission') ?? 'default';
        },
        requestPermission: async () => {
          sessionStorage.setItem(names.questions, String(Number(stored('questions') ?? 0) + 1));
          sessionStorage.setItem(names.permission, reply);
          return reply;
        },
      };
      const bytesOf = (base64url: string) =>
        Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
          character.charCodeAt(0),
        );
      const subscriptionTo = (endpoint: string) => ({
        endpoint,
        options: { applicationServerKey: bytesOf(stored('serverKey') ?? '').buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
        unsubscribe: async () => {
          sessionStorage.removeItem(names.subscription);
          return true;
        },
      });
      Object.defineProperty(globalThis, 'Notification', { value: question, configurable: true });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => {
          const endpoint = stored('subscription');
          return endpoint === null ? null : subscriptionTo(endpoint);
        },
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          sessionStorage.setItem(names.serverKey, applicationServerKey);
          // This host name never leads anywhere, so nothing is sent to it.
          const endpoint = `https://push.invalid/${crypto.randomUUID()}`;
          sessionStorage.setItem(names.subscription, endpoint);
          return subscriptionTo(endpoint);
        },
      });
    },
    [answer, keys] as const,
  );
}

/** Counts how often the browser has asked the member. */
export const countQuestions = (page: Page): Promise<number> =>
  page.evaluate((name) => Number(sessionStorage.getItem(name) ?? 0), keys.questions);

/** Changes the permission as members do in the browser's own settings. */
export const changePermission = (page: Page, answer: Answer): Promise<void> =>
  page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [keys.permission, answer] as const);

/** Makes the browser one that has no pushes, such as Safari on an iPhone before the app is on the Home Screen. */
export const removePushes = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'));
