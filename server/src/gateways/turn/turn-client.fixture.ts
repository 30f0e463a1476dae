import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  attributeTypes,
  decodeAddress,
  decodeMessage,
  encodeAddress,
  encodeMessage,
  messageTypes,
  signingKey,
  type Address,
  type StunMessage,
} from './stun-message.fixture.ts';

interface Credentials {
  readonly username: string;
  readonly credential: string;
}

/** 200 when the server agreed, otherwise the code of its error. */
type Status = number;

export interface TurnClient {
  /** Opens a relay. Its address is null unless the server agreed. */
  allocate(): Promise<{ status: Status; relay: Address | null }>;
  createPermission(peer: Address): Promise<Status>;
  bindChannel(peer: Address): Promise<Status>;
  /** Sends data through the relay. */
  send(peer: Address, data: string): void;
  /** The next data that arrives through the relay. */
  receive(): Promise<{ data: string; peer: Address }>;
  close(): void;
}

const udp = Buffer.from([17, 0, 0, 0]);
/** The first number that a channel may have. */
const channel = Buffer.from([0x40, 0, 0, 0]);
const isError = 0x0110;

const toPeer = (peer: Address): [number, Buffer] => [attributeTypes.peerAddress, encodeAddress(peer)];

function statusOf({ type, attributes }: StunMessage): Status {
  const code = attributes.get(attributeTypes.errorCode);
  if ((type & isError) !== isError || !code) return 200;
  return code.readUInt8(2) * 100 + code.readUInt8(3);
}

/**
 * A TURN client, so that tests see the server's own answers. It speaks UDP with a server on this machine, from an
 * address of this machine.
 */
export async function openTurnClient(
  port: number,
  { username, credential }: Credentials,
  address = '127.0.0.1',
): Promise<TurnClient> {
  const socket = createSocket('udp4').bind(0, address);
  await once(socket, 'listening');
  const waiting = new Map<string, (message: StunMessage) => void>();
  const received = Promise.withResolvers<{ data: string; peer: Address }>();
  /** The realm and nonce that the server wants signed. It sends them when it refuses an unsigned request. */
  let challenge: StunMessage['attributes'] = new Map();
  socket.on('message', (bytes) => {
    const message = decodeMessage(bytes);
    waiting.get(message.transaction)?.(message);
    const data = message.attributes.get(attributeTypes.data);
    const peer = message.attributes.get(attributeTypes.peerAddress);
    if (message.type === messageTypes.data && data && peer)
      received.resolve({ data: data.toString(), peer: decodeAddress(peer) });
  });
  const transmit = (bytes: Buffer) => socket.send(bytes, port, '127.0.0.1');

  const ask = (type: number, asked: readonly [number, Buffer][]): Promise<StunMessage> => {
    const { realm, nonce } = attributeTypes;
    const [realmValue, nonceValue] = [challenge.get(realm), challenge.get(nonce)];
    const signed = realmValue && nonceValue;
    const { bytes, transaction } = signed
      ? encodeMessage(
          type,
          new Map([
            ...asked,
            [attributeTypes.username, Buffer.from(username)],
            [realm, realmValue],
            [nonce, nonceValue],
          ]),
          signingKey(username, realmValue.toString(), credential),
        )
      : encodeMessage(type, new Map(asked));
    return new Promise((resolve) => {
      waiting.set(transaction, resolve);
      transmit(bytes);
    });
  };

  return {
    async allocate() {
      const asked: [number, Buffer][] = [[attributeTypes.requestedTransport, udp]];
      challenge = (await ask(messageTypes.allocate, asked)).attributes;
      const answer = await ask(messageTypes.allocate, asked);
      const relay = answer.attributes.get(attributeTypes.relayedAddress);
      return { status: statusOf(answer), relay: relay ? decodeAddress(relay) : null };
    },
    createPermission: async (peer) => statusOf(await ask(messageTypes.createPermission, [toPeer(peer)])),
    bindChannel: async (peer) =>
      statusOf(await ask(messageTypes.channelBind, [[attributeTypes.channelNumber, channel], toPeer(peer)])),
    send: (peer, data) =>
      transmit(
        encodeMessage(messageTypes.send, new Map([toPeer(peer), [attributeTypes.data, Buffer.from(data)]])).bytes,
      ),
    receive: () => received.promise,
    close: () => void socket.close(),
  };
}
