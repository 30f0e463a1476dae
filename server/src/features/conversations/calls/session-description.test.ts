import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { browserLines, makeDescription, makeRelayed, relayHost } from './descriptions.fixture.ts';
import {
  cleanCandidate as cleanOf,
  cleanDescription as cleanAll,
  DescriptionRefusedError,
} from './session-description.ts';

const isRelay = (address: string) => address === relayHost;
const cleanCandidate = (line: string) => cleanOf(line, isRelay);
const cleanDescription = (sdp: string) => cleanAll(sdp, isRelay);
const withLines = (...lines: string[]) => makeDescription().replace('a=mid:0', ['a=mid:0', ...lines].join('\r\n'));

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

test('a description comes out whole, in its order', () => {
  expect(cleanDescription(makeDescription()).split('\r\n')).toEqual([
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=audio 49170 UDP/TLS/RTP/SAVPF 111 63',
    'c=IN IP4 0.0.0.0',
    'a=rtcp:9 IN IP4 0.0.0.0',
    'a=candidate:842163049 1 udp 33562367 203.0.113.7 49170 typ relay raddr 0.0.0.0 rport 0 generation 0',
    'a=ice-ufrag:4ZcD',
    'a=ice-pwd:2/1muCWoOi3uLifh0NuRHlTZ',
    'a=fingerprint:sha-256 75:74:5A',
    'a=setup:actpass',
    'a=mid:0',
    'a=sendrecv',
    'a=rtpmap:111 opus/48000/2',
    'a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1;stereo=0;sprop-stereo=0;maxaveragebitrate=16000',
    'a=ptime:60',
    'a=rtpmap:63 red/48000/2',
    '',
  ]);
  expect(cleanDescription(makeDescription().replaceAll('\r\n', '\n'))).toBe(cleanDescription(makeDescription()));
});

test.each([
  ['this is no session description', makeDescription().replace('v=0', 'v=1')],
  ['this is no session description', makeDescription().replace('a=mid:0', 'a=mid:0\r\na=note:\u0007')],
  ['there is more, or less, than one line of sound', makeDescription([], 's=-')],
  ['there is more, or less, than one line of sound', makeDescription([], 'm=audio 9 RTP/AVP 111')],
  ['there is no Opus', makeDescription().replace('opus/48000/2', 'opus/48000/1')],
  ['a candidate is not relayed', makeDescription([makeRelayed().replace('203.0.113.7', '203.0.113.8')])],
])('it is refused with "%s", which quotes nothing of it', (message, sdp) => {
  expect(() => cleanDescription(sdp)).toThrow(new DescriptionRefusedError(message));
});

test.each(['host', 'srflx', 'prflx', 'host typ relay', 'relayed'])('a candidate of the kind %s is refused', (type) => {
  expect(() => cleanCandidate(of(type))).toThrow(DescriptionRefusedError);
  expect(() => cleanDescription(makeDescription([of('relay'), of(type)]))).toThrow(DescriptionRefusedError);
});

test.each(['phone.local', '1.2.3', 'not-an-address', '10.1.1.1', '203.0.113.8', 'fe80::1%eth0'])(
  'an address such as %s is refused',
  (address) => {
    expect(() => cleanCandidate(of('relay', address))).toThrow(DescriptionRefusedError);
  },
);

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

test.each(Object.entries(browserLines))('every line of %s is passed on', (_, lines) => {
  const own = lines.filter((line) => line.startsWith('m='));
  const others = lines.filter((line) => !line.startsWith('m='));
  const cleaned = cleanDescription(makeDescription([makeRelayed()], own[0]).replace('a=mid:0', others.join('\r\n')));
  for (const line of lines) expect(cleaned.split('\r\n')).toContain(line);
});

test.each([
  'a=Candidate:1 1 udp 2122260223 10.1.1.1 50003 typ host',
  'a=CANDIDATE:1 1 udp 2122260223 10.1.1.1 50003 typ srflx',
  'a= candidate:1 1 udp 2122260223 10.1.1.1 50003 typ host',
  'a=candidate:1 1 UDP 2122260223 10.1.1.1 50003 typ relay raddr 0.0.0.0 rport 0',
])('%s is refused', (line) => {
  expect(() => cleanDescription(withLines(line))).toThrow(DescriptionRefusedError);
});

test.each([
  'a=Remote-Candidates:1 10.1.1.1 50003',
  'a=remote-candidates:1 10.1.1.1 50003',
  'a=Rtcp:9 IN IP4 10.1.1.1',
  'a=rtcp:9 IN IP4 0.0.0.0 10.1.1.1',
  'a= rtcp:9 IN IP4 10.1.1.1',
  'a=source-filter: incl IN IP4 * 10.1.1.1',
  'a=ssrc:1 cname:10.1.1.1',
  'a=msid:10.1.1.1 fe80::10.1.1.1',
  'a=msid-semantic: WMS 10.1.1.1',
  'a=mid:10.1.1.1',
  'a=ice-ufrag:10.1.1.1',
  'a=fmtp:63 10.1.1.1',
  'a=extmap:1 http://10.1.1.1/x',
  'a=note:10.1.1.1',
  's=10.1.1.1',
  's= 10.1.1.1',
  'o=10.1.1.1 1 1 IN IP4 10.1.1.1',
  'i=10.1.1.1',
  'c=IN IP4 10.1.1.1/127',
])('the address in %s is not passed on', (line) => {
  expect(cleanDescription(withLines(line))).not.toContain('10.1.1.1');
});

test('an origin of IPv6 stays as an origin, without its address', () => {
  const given = makeDescription().replace('IN IP4 192.168.1.4', 'IN IP6 fe80::1');
  expect(cleanDescription(given)).toBe(cleanDescription(makeDescription()));
});

test('what is kept of a candidate holds no address', () => {
  const line = `${makeRelayed()} ufrag 10.1.1.1 network-id 10.1.1.1 generation 10.1.1.1 ufrag ab+/`;
  const cleaned = cleanCandidate(line);
  expect(cleaned).not.toContain('10.1.1.1');
  expect(cleaned).toMatch(/ generation 0 ufrag ab\+\/$/);
  // A word that objects have by nature is one to leave out, like any other.
  expect(cleanCandidate(`${makeRelayed()} constructor 1`)).toMatch(/ generation 0$/);
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
