/** A question that the script in app.html (web/head-start.ts) asks before the app's code is there. */
export interface EarlyResponse {
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  var earlyResponse: EarlyResponse | undefined;
}

/**
 * The answer under way to a GET of this address with this token, once; undefined when nobody asked ahead. An answer
 * to a token that is no longer the one is given up: left unread it would hold its connection.
 */
export function takeEarlyResponse(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyResponse;
  if (early?.url !== url) return undefined;
  globalThis.earlyResponse = undefined;
  if (early.token === token) return early.response;
  early.response.then((response) => response.body?.cancel()).catch(() => {});
  return undefined;
}
