import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Secret } from '../../../config/secret.ts';
import { isSameText } from '../../../gateways/is-same-text.ts';

// A browser stores which accounts have signed in there, in a cookie that this server signs, so that reading it takes no
// query. Nobody can read an address from it, forge one, or compare the addresses of two browsers.

const cookieName = 'mwanzo_device';
const idBytes = 16;
const markBytes = 16;
/** A sixth account replaces the oldest one. */
const accountsMax = 5;
const yearSeconds = 365 * 24 * 60 * 60;
const pattern = /^[\w-]{22}(?:\.[\w-]{22}){0,5}~[\w-]{43}$/;

export interface KnownDevice {
  /** A random id that stays the same as long as the browser keeps the cookie. Null without a cookie of this server. */
  readonly deviceId: string | null;
  /** Returns true if this account has signed in here. The address is in lower case. */
  knows(email: string): boolean;
}

/** Each use of the secret key has a different purpose. */
function macOf(purpose: 'signature' | 'account', text: string, secretKey: Secret): Buffer {
  return createHmac('sha256', `known-device:${purpose}:${secretKey.reveal()}`).update(text).digest();
}

function markOf(deviceId: string, email: string, secretKey: Secret): string {
  return macOf('account', `${deviceId}\n${email}`, secretKey).subarray(0, markBytes).toString('base64url');
}

/** The device's id and the marks of its accounts, the latest first. Null unless the signature is valid. */
function readCookie(header: string | undefined, secretKey: Secret): string[] {
  // A header of many kilobytes is ignored: a browser sends this cookie in 200 bytes.
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]{1,250})(?:;|$)`).exec(header ?? '')?.[1]?.trim() ?? '';
  if (!pattern.test(value)) return [];
  const [signed = '', signature = ''] = value.split('~');
  const isOurs = secretKey.each().some((key) => isSameText(signature, signatureOf(signed, key)));
  return isOurs ? signed.split('.') : [];
}

function signatureOf(signed: string, secretKey: Secret): string {
  return macOf('signature', signed, secretKey).toString('base64url');
}

/** The marks of an account by all keys that are accepted now. */
function marksOf(deviceId: string, email: string, secretKey: Secret): string[] {
  return secretKey.each().map((key) => markOf(deviceId, email, key));
}

/** Reads the known device from a browser's cookies. A cookie that this server has not signed is ignored. */
export function readKnownDevice(cookieHeader: string | undefined, secretKey: Secret): KnownDevice {
  const [deviceId = null, ...marks] = readCookie(cookieHeader, secretKey);
  const knows = (email: string): boolean =>
    deviceId !== null && marksOf(deviceId, email, secretKey).some((mark) => marks.includes(mark));
  return { deviceId, knows };
}

/** The hash of a device's id that its sessions keep, of 32 bytes. Null without a known device. */
export function hashDevice({ deviceId }: Pick<KnownDevice, 'deviceId'>): Buffer | null {
  return deviceId === null ? null : createHash('sha256').update(`known-device:${deviceId}`).digest();
}

interface SignedIn {
  readonly email: string;
  readonly secretKey: Secret;
  /** If true, browsers send the cookie over TLS only. */
  readonly isSecure: boolean;
}

/** The `Set-Cookie` header that adds an account to those in the browser's cookies. */
export function writeKnownDevice(cookieHeader: string | undefined, { email, secretKey, isSecure }: SignedIn): string {
  const [deviceId = randomBytes(idBytes).toString('base64url'), ...marks] = readCookie(cookieHeader, secretKey);
  const [mark = '', ...earlier] = marksOf(deviceId, email, secretKey);
  const others = marks.filter((other) => other !== mark && !earlier.includes(other));
  const kept = [mark, ...others].slice(0, accountsMax);
  return headerOf([deviceId, ...kept], { secretKey, isSecure });
}

/**
 * The `Set-Cookie` header that lets a browser keep its cookie for another year. Null without a known device. An account
 * that has signed in there gets its mark by the current key.
 */
export function renewKnownDevice(cookieHeader: string | undefined, signedIn: SignedIn): string | null {
  if (readKnownDevice(cookieHeader, signedIn.secretKey).knows(signedIn.email))
    return writeKnownDevice(cookieHeader, signedIn);
  const parts = readCookie(cookieHeader, signedIn.secretKey);
  return parts.length === 0 ? null : headerOf(parts, signedIn);
}

function headerOf(parts: readonly string[], { secretKey, isSecure }: Omit<SignedIn, 'email'>): string {
  const signed = parts.join('.');
  const value = `${signed}~${signatureOf(signed, secretKey)}`;
  const attributes = `Path=/api/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict`;
  return `${cookieName}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
