import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Does to a member what people do in a longer way. Only the server of the browser tests has these shortcuts, at an
 * address of its own: the app has no endpoint for them.
 * - `verify` submits documents and approves them.
 * - `approve` approves the documents that the member has submitted.
 * - `end-trial` moves the end of the running trial to now, because three days are too long to wait, and tells the
 *   member, as the server does every 15 seconds.
 * - `end-ring` moves the end of the ringing of the member's call to now: 45 seconds are too long to wait. The server
 *   ends the call by itself, within a second.
 */
export type Shortcut = 'verify' | 'approve' | 'end-trial' | 'end-ring';

/** The file that names the port of the shortcuts. */
export const portFile = (dataDir: string): string => path.join(dataDir, 'shortcuts.port');

export async function takeShortcut(name: Shortcut, memberId: number): Promise<void> {
  const port = readFileSync(portFile(process.env['MWANZO_DATA_DIR'] ?? ''), 'utf8');
  const response = await fetch(`http://127.0.0.1:${port}/${name}/${memberId}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${name} of member ${memberId}: ${await response.text()}`);
}
