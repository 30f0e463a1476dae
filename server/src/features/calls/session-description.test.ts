import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { makeDescription } from './descriptions.fixture.ts';
import { cleanCandidate, cleanDescription, DescriptionRefusedError } from './session-description.ts';

const of = (type: string, address = '203.0.113.7') =>
  `candidate:1 1 udp 2122260223 ${address} 50003 typ ${type} generation 0 network-id 1`;

test('a description keeps its relay and no other address, and Opus is at its lightest', () => {
  const cleaned = cleanDescription(makeDescription());
  expect(cleaned).toContain('203.0.113.7 49170 typ relay raddr 0.0.0.0 rport 0');
  expect(cleaned).not.toMatch(/192\.168|10\.0\.0/);
  expect(cleaned).toContain('maxaveragebitrate=16000');
  expect(cleaned.match(/a=ptime:60/g)).toHaveLength(1);
  expect(cleaned.match(/a=fmtp:111/g)).toHaveLength(1);
  expect(cleanDescription(cleaned)).toBe(cleaned);
});

test.each(['host', 'srflx', 'prflx', 'host typ relay', 'relayed'])('a candidate of the kind %s is refused', (type) => {
  expect(() => cleanCandidate(of(type))).toThrow(DescriptionRefusedError);
  expect(() => cleanDescription(makeDescription([of('relay'), of(type)]))).toThrow(DescriptionRefusedError);
});

test.each(['phone.local', '1.2.3', 'not-an-address'])('an address such as %s is refused', (address) => {
  expect(() => cleanCandidate(of('relay', address))).toThrow(DescriptionRefusedError);
});

test.each([
  makeDescription([], 'm=video 9 UDP/TLS/RTP/SAVPF 96'),
  makeDescription().replace('a=mid:0', 'a=mid:0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96'),
  makeDescription().replace('a=mid:0', 'a=mid:0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel'),
  makeDescription().replace(' opus/48000/2', ' PCMU/8000'),
  `x${makeDescription()}`,
  '',
])('what is not one line of sound is refused', (sdp) => {
  expect(() => cleanDescription(sdp)).toThrow(DescriptionRefusedError);
});

test('of any lines at all, what comes out names no address but that of a relay', () => {
  const line = oneof(
    string({ maxLength: 60 }),
    constantFrom(of('host', '10.1.1.1'), of('relay'), 'a=candidate:1 1 udp 1 10.1.1.1 1 typ host', 'c=IN IP4 10.1.1.1'),
    string({ maxLength: 20 }).map((text) => `a=candidate:${text} 10.1.1.1 typ relay`),
  );
  assert(
    property(array(line, { maxLength: 8 }), (lines) => {
      try {
        const cleaned = cleanDescription(makeDescription().replace('a=mid:0', ['a=mid:0', ...lines].join('\r\n')));
        for (const candidate of cleaned.matchAll(/^a=candidate.*$/gm))
          expect(candidate[0]).toContain(' typ relay raddr 0.0.0.0');
        expect(cleaned).not.toMatch(/^c=(?!IN IP4 0\.0\.0\.0)/m);
      } catch (error) {
        expect(error).toBeInstanceOf(DescriptionRefusedError);
      }
    }),
    { numRuns: 500 },
  );
});
