import { signUnsubscribe } from '../../features/notices/mails/unsubscribe-token.ts';
import { codeAt } from '../../gateways/step-codes/step-code.ts';
import { makeFlat } from '../images/make-images.ts';
import type { TestApp } from '../build-test-app.ts';
import type { AccountAct } from './account-act.ts';

/** A browser with its cookie, and with the session of whoever has signed in there. */
export interface Browser {
  cookie: string;
  userId: number;
  sessionId: number;
  refresh: string;
  /** All its refresh tokens, the newest last. */
  refreshes: string[];
}

type Body = Readonly<Record<string, unknown>> & { readonly photo?: unknown; readonly email?: unknown };
export type Request = Pick<AccountAct, 'method' | 'path'> & { readonly body?: Body | undefined };

/** The fields of responses of which later requests need something. */
export interface Answer {
  readonly token?: Answer;
  readonly access?: string;
  readonly refresh?: string;
  readonly key?: string;
  readonly recovery_codes?: string[];
  readonly decision?: { readonly appeal_token: string | null };
}

interface BrowserDependencies extends Pick<TestApp, 'clock' | 'config'> {
  /** The token in the newest mail to an address, or in the one before. */
  readonly tokenTo: (address: string, isEarlier: boolean) => string;
}

/** Browsers that keep what they are told, and fill it into their next requests. */
export async function createBrowsers({ clock, config, tokenTo }: BrowserDependencies) {
  const picture = await makeFlat(300, 200, '#3b3').jpeg().toBuffer();
  /** The key of the second step, the newest recovery codes, and the token of the newest decision. */
  const held = { key: '', codes: [''], appeal: 'none' };
  const browsers = new Map<string, Browser>();

  function browserOf(name: string): Browser {
    const known = browsers.get(name) ?? { cookie: '', userId: 0, sessionId: 0, refresh: '', refreshes: [] };
    if (name !== 'nobody') browsers.set(name, known);
    return known;
  }

  function valueOf(name: string, browser: Browser): unknown {
    const [, age, address] = /^(earlier )?mail to (.*)$/.exec(name) ?? [];
    if (address !== undefined) return tokenTo(address, age !== undefined);
    const code = held.key && codeAt(held.key, clock.now());
    const values: Readonly<Record<string, unknown>> = {
      code,
      'wrong code': code === '000000' ? '000001' : '000000',
      'recovery code': held.codes[0],
      refresh: browser.refresh,
      'used refresh': browser.refreshes.at(-3),
      session: browser.sessionId,
      appeal: held.appeal,
      unsubscribe: signUnsubscribe(browser.userId, config.linkKey),
      picture,
      'no picture': Buffer.from('no picture'),
    };
    return values[name];
  }

  return {
    browserOf,
    /** Another person takes the browsers. */
    forget(): void {
      browsers.clear();
      held.appeal = 'none';
    },
    /** The request with what stands for its texts in braces. The same one can be sent again. */
    requestOf(by: string, { method, path, body }: Request): Request {
      const browser = browserOf(by);
      const filled = (text: unknown) =>
        typeof text === 'string' && text.startsWith('{') ? valueOf(text.slice(1, -1), browser) : text;
      return {
        method,
        path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(valueOf(name, browser))),
        body: body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filled(value)])),
      };
    },
    /** A browser keeps what a response has told it. */
    keep(browser: Browser, answer: Answer, cookie: string | undefined): void {
      if (cookie) browser.cookie = cookie;
      const { access, refresh } = answer.token ?? answer;
      if (access && refresh) {
        const { sub, sid } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
        const refreshes = browser.refresh === refresh ? browser.refreshes : [...browser.refreshes, refresh];
        Object.assign(browser, { userId: Number(sub), sessionId: Number(sid), refresh, refreshes });
      }
      if (answer.key) held.key = answer.key;
      if (answer.recovery_codes) held.codes = answer.recovery_codes;
      if (answer.decision?.appeal_token) held.appeal = answer.decision.appeal_token;
    },
  };
}
