import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../config/secret.ts';

// A browser keeps which accounts have signed in there, signed by this server: to read it takes no query. Nobody can read
// an address from it, make one up, or compare those of two browsers.

const cookieName = 'mwanzo_device';
const idBytes = 16;
const markBytes = 16;
/** The oldest account makes room for a sixth. */
const accountsMax = 5;
const yearSeconds = 365 * 24 * 60 * 60;
const pattern = /^[\w-]{22}(?:\.[\w-]{22}){0,5}~[\w-]{43}$/;

export interface KnownDevice {
  /** Random, and the same as long as the browser keeps the cookie. Null without a cookie of ours. */
  readonly deviceId: string | null;
  /** Whether this account has signed in here. The address is in lower case. */
  knows(email: string): boolean;
}

/** Each use of the secret key has a purpose of its own. */
function macOf(purpose: 'signature' | 'account', text: string, secretKey: Secret): Buffer {
  return createHmac('sha256', `known-device:${purpose}:${secretKey.reveal()}`).update(text).digest();
}

function markOf(deviceId: string, email: string, secretKey: Secret): string {
  return macOf('account', `${deviceId}\n${email}`, secretKey).subarray(0, markBytes).toString('base64url');
}

/** The device's id and the marks of its accounts, the latest first. Nothing unless the signature is ours. */
function readCookie(header: string | undefined, secretKey: Secret): string[] {
  // Not from a header of many kilobytes: a browser sends ours in 200 bytes.
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]{1,250})(?:;|$)`).exec(header ?? '')?.[1]?.trim() ?? '';
  if (!pattern.test(value)) return [];
  const [signed = '', signature = ''] = value.split('~');
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), macOf('signature', signed, secretKey));
  return isOurs ? signed.split('.') : [];
}

/** What a browser's cookies say about it. A cookie that we have not signed says nothing. */
export function readKnownDevice(cookieHeader: string | undefined, secretKey: Secret): KnownDevice {
  const [deviceId = null, ...marks] = readCookie(cookieHeader, secretKey);
  return { deviceId, knows: (email) => deviceId !== null && marks.includes(markOf(deviceId, email, secretKey)) };
}

interface SignedIn {
  readonly email: string;
  readonly secretKey: Secret;
  /** Whether browsers send it over TLS only. */
  readonly isSecure: boolean;
}

/** The `Set-Cookie` header by which a browser that sent these cookies knows one account more. */
export function writeKnownDevice(cookieHeader: string | undefined, { email, secretKey, isSecure }: SignedIn): string {
  const [deviceId = randomBytes(idBytes).toString('base64url'), ...marks] = readCookie(cookieHeader, secretKey);
  const mark = markOf(deviceId, email, secretKey);
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, accountsMax);
  const signed = [deviceId, ...kept].join('.');
  const value = `${signed}~${macOf('signature', signed, secretKey).toString('base64url')}`;
  const attributes = `Path=/api/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict`;
  return `${cookieName}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
