import { Secret as Key, TOTP } from 'otpauth';

/** A clock may be off by one step of 30 seconds. */
const drift = 1;
const stepMs = 30_000;

function appOf(key: Buffer, label: string): TOTP {
  return new TOTP({ issuer: 'Mwanzo', label, secret: new Key({ buffer: new Uint8Array(key).buffer }) });
}

/**
 * The key of an authenticator app as a link, for a link or a QR code, and as text to be typed (RFC 6238; SHA-1, 6
 * digits, 30 s).
 */
export function describeKey(key: Buffer, email: string): { key: string; uri: string } {
  const app = appOf(key, email);
  return { key: app.secret.base32, uri: app.toString() };
}

/** The step to which a code belongs. Null when it is no code of these minutes. */
export function stepOf(code: string, key: Buffer, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = appOf(key, '').validate({ token: code, timestamp, window: drift });
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta;
}

/** The code that an app with this key shows. */
export function codeAt(typedKey: string, now: Date): string {
  return new TOTP({ secret: Key.fromBase32(typedKey) }).generate({ timestamp: now.getTime() });
}
