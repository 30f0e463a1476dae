const timeoutMs = 8000;

/** Posts a callback once, as Daraja does. If the receiver is down, it is not posted again. */
export async function postCallback(url: string, body: string): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
  } catch {
    // It is lost.
  }
}
