import { expect, test } from 'vitest';
import { isWeak, readTraffic, type Traffic } from './traffic.ts';

const report = (...rows: object[]) =>
  new Map(rows.map((row, at) => [String(at), row])) as unknown as Parameters<typeof readTraffic>[0];
const pair = {
  type: 'candidate-pair',
  id: 'chosen',
  nominated: true,
  state: 'succeeded',
  bytesSent: 1000,
  bytesReceived: 2000,
  packetsSent: 10,
  packetsReceived: 20,
  currentRoundTripTime: 0.2,
};
const received = { type: 'inbound-rtp', packetsReceived: 18, packetsLost: 2 };

test('what a call takes is counted with the headers that the browser leaves out', () => {
  const transport = { type: 'transport', selectedCandidatePairId: 'chosen' };
  const other = { ...pair, id: 'other', bytesSent: 99_999 };
  expect(readTraffic(report(other, transport, pair, received))).toEqual({
    bytes: 3000 + 30 * 32,
    sentPackets: 10,
    receivedPackets: 18,
    lostPackets: 2,
    roundTrip: 0.2,
  });
});

test('a browser that names no chosen way has one that is nominated', () => {
  const { packetsSent: _, packetsReceived: __, currentRoundTripTime: ___, ...bare } = pair;
  const sent = { type: 'outbound-rtp', packetsSent: 5 };
  expect(readTraffic(report(bare, received, sent))).toMatchObject({ bytes: 3000 + 23 * 32, roundTrip: null });
  expect(readTraffic(report({ ...bare, nominated: false }))).toBeNull();
  expect(readTraffic(report({ ...bare, state: 'in-progress' }))).toBeNull();
});

test('a connection is weak when packets are lost or take long', () => {
  const before: Traffic = { bytes: 0, sentPackets: 0, receivedPackets: 100, lostPackets: 0, roundTrip: 0.1 };
  expect(isWeak(before, { ...before, receivedPackets: 130 })).toBe(false);
  const lossy = { ...before, lostPackets: 50 };
  const loses = (lost: number) => isWeak(lossy, { ...lossy, receivedPackets: 200 - lost, lostPackets: 50 + lost });
  expect([loses(8), loses(9)]).toEqual([false, true]);
  expect([0.8, 0.801, null].map((roundTrip) => isWeak(before, { ...before, roundTrip }))).toEqual([false, true, false]);
  expect(isWeak(before, { ...before, receivedPackets: 130, lostPackets: 2 })).toBe(false);
  expect(isWeak(before, { ...before, receivedPackets: 130, lostPackets: 4 })).toBe(true);
  expect(isWeak(before, { ...before, receivedPackets: 130, roundTrip: 1 })).toBe(true);
});
