/** The traffic of a connection so far. */
export interface Traffic {
  /** The bytes in both directions, including the network's headers. */
  readonly bytes: number;
  readonly sentPackets: number;
  readonly receivedPackets: number;
  readonly lostPackets: number;
  /** The round-trip time of a packet in seconds; null until it is known. */
  readonly roundTrip: number | null;
}

/**
 * The size of the headers of IP, UDP and the relay's channel. Each packet has them, and the browser does not count
 * them.
 */
const headerBytes = 32;

/** Reads a report of getStats. Null while no route is chosen. */
export function readTraffic(report: RTCStatsReport): Traffic | null {
  const all = [...(report as unknown as Map<string, Record<string, unknown>>).values()];
  const ofType = (type: string) => all.filter((each) => each['type'] === type);
  const chosenId = ofType('transport')[0]?.['selectedCandidatePairId'];
  const pair = ofType('candidate-pair').find(({ id, nominated, state }) =>
    chosenId === undefined ? nominated === true && state === 'succeeded' : id === chosenId,
  );
  if (!pair) return null;
  const sum = (type: string, name: string) => ofType(type).reduce((total, each) => total + number(each[name]), 0);
  // Some browsers do not count packets per candidate pair.
  const sentPackets = number(pair['packetsSent']) || sum('outbound-rtp', 'packetsSent');
  const receivedPackets = number(pair['packetsReceived']) || sum('inbound-rtp', 'packetsReceived');
  const payload = number(pair['bytesSent']) + number(pair['bytesReceived']);
  const roundTrip = pair['currentRoundTripTime'];
  return {
    bytes: payload + headerBytes * (sentPackets + receivedPackets),
    sentPackets,
    receivedPackets: sum('inbound-rtp', 'packetsReceived'),
    lostPackets: sum('inbound-rtp', 'packetsLost'),
    roundTrip: typeof roundTrip === 'number' ? roundTrip : null,
  };
}

const number = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A larger share of lost packets, or a longer round trip in seconds, can be heard. */
const lossMax = 0.08;
const roundTripMax = 0.8;

/** Says whether the connection was weak between two readings. */
export function isWeak(before: Traffic, now: Traffic): boolean {
  const lost = now.lostPackets - before.lostPackets;
  const received = now.receivedPackets - before.receivedPackets;
  const isLossy = lost > 0 && lost / (lost + received) > lossMax;
  return isLossy || (now.roundTrip ?? 0) > roundTripMax;
}
