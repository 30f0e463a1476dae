/** A question that the script in app.html (web/head-start.ts) asks before the app's code is there. */
export interface EarlyAnswer {
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined;
}

/**
 * The answer under way to a GET of this address with this token, once; undefined when nobody asked ahead. An answer
 * to a token that is no longer the one is given up: left unread it would hold its connection.
 */
export function takeEarlyAnswer(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer;
  if (early?.url !== url) return undefined;
  globalThis.earlyAnswer = undefined;
  if (early.token === token) return early.response;
  early.response.then((response) => response.body?.cancel()).catch(() => {});
  return undefined;
}
