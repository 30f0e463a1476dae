/** A request that the script in app.html (web/build/head-start.ts) sends before the app's code has arrived. */
export interface EarlyResponse {
  url: string;
  token: string;
  response: Promise<Response>;
}

declare global {
  var earlyResponse: EarlyResponse | undefined;
}

/**
 * Takes the response to an early GET of this URL with this token. Undefined if there is none, or if it was taken
 * already. A response to an outdated token is cancelled: left unread, it would keep its connection busy.
 */
export function takeEarlyResponse(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.earlyResponse;
  if (early?.url !== url) return undefined;
  globalThis.earlyResponse = undefined;
  if (early.token === token) return early.response;
  early.response.then((response) => response.body?.cancel()).catch(() => {});
  return undefined;
}
