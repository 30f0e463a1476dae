import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Types of messages (RFC 8489 and RFC 8656). */
export const messageTypes = {
  allocate: 0x0003,
  send: 0x0016,
  data: 0x0017,
  createPermission: 0x0008,
  channelBind: 0x0009,
};

/** Types of attributes. */
export const attributeTypes = {
  username: 0x0006,
  integrity: 0x0008,
  errorCode: 0x0009,
  channelNumber: 0x000c,
  peerAddress: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayedAddress: 0x0016,
  requestedTransport: 0x0019,
};

const cookie = 0x2112_a442;
const headerBytes = 20;
/** The attribute with its type and length. */
const integrityBytes = 24;

type Attributes = ReadonlyMap<number, Buffer>;

export interface StunMessage {
  readonly type: number;
  readonly transaction: string;
  readonly attributes: Attributes;
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

function encodeAttribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

/** A message and its transaction. With a key it is signed. */
export function encodeMessage(
  type: number,
  attributes: Attributes,
  key?: Buffer,
): { bytes: Buffer; transaction: string } {
  const body = Buffer.concat([...attributes].map(([name, value]) => encodeAttribute(name, value)));
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(type, 0);
  header.writeUInt16BE(body.length + (key ? integrityBytes : 0), 2);
  header.writeUInt32BE(cookie, 4);
  randomBytes(12).copy(header, 8);
  const unsigned = Buffer.concat([header, body]);
  const signature = key && encodeAttribute(attributeTypes.integrity, createHmac('sha1', key).update(unsigned).digest());
  return {
    bytes: signature ? Buffer.concat([unsigned, signature]) : unsigned,
    transaction: header.toString('hex', 8, headerBytes),
  };
}

export function decodeMessage(bytes: Buffer): StunMessage {
  const attributes = new Map<number, Buffer>();
  const end = headerBytes + bytes.readUInt16BE(2);
  for (let at = headerBytes; at + 4 <= end;) {
    const length = bytes.readUInt16BE(at + 2);
    attributes.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length + ((4 - (length % 4)) % 4);
  }
  return { type: bytes.readUInt16BE(0), transaction: bytes.toString('hex', 8, headerBytes), attributes };
}

/** The key that signs with long-term credentials. */
export function signingKey(username: string, realm: string, credential: string): Buffer {
  return createHash('md5').update(`${username}:${realm}:${credential}`).digest();
}

/** An IPv4 address, mixed with the cookie. */
export function encodeAddress({ host, port }: Address): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt8(1, 1);
  value.writeUInt16BE(port ^ (cookie >>> 16), 2);
  Buffer.from(host.split('.').map(Number)).copy(value, 4);
  value.writeUInt32BE((value.readUInt32BE(4) ^ cookie) >>> 0, 4);
  return value;
}

export function decodeAddress(value: Buffer): Address {
  const host = Buffer.alloc(4);
  host.writeUInt32BE((value.readUInt32BE(4) ^ cookie) >>> 0, 0);
  return { host: [...host].join('.'), port: value.readUInt16BE(2) ^ (cookie >>> 16) };
}
