/** The address of the relays in these descriptions. It is of a range for documentation. */
export const relayHost = '203.0.113.7';

/** Makes a relayed candidate of a browser that has this address behind the relay. */
export const makeRelayed = (address = '10.0.0.3') =>
  `candidate:842163049 1 udp 33562367 ${relayHost} 49170 typ relay raddr ${address} rport 50003 generation 0`;

/** A description as browsers write it, with these candidates. */
export function makeDescription(
  candidates: readonly string[] = [makeRelayed()],
  media = 'm=audio 49170 UDP/TLS/RTP/SAVPF 111 63',
) {
  return [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 192.168.1.4',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    media,
    'c=IN IP4 192.168.1.4',
    'a=rtcp:9 IN IP4 192.168.1.4',
    ...candidates.map((candidate) => `a=${candidate}`),
    'a=ice-ufrag:4ZcD',
    'a=ice-pwd:2/1muCWoOi3uLifh0NuRHlTZ',
    'a=fingerprint:sha-256 75:74:5A',
    'a=setup:actpass',
    'a=mid:0',
    'a=sendrecv',
    'a=rtpmap:111 opus/48000/2',
    'a=fmtp:111 minptime=10;useinbandfec=1',
    'a=rtpmap:63 red/48000/2',
    '',
  ].join('\r\n');
}

const print = Array.from({ length: 32 }, () => '7B').join(':');
const track = 'd8c6a3f0-24d3-4f63-a5f5-3f2b1a1e5f60';

/** Lines of browsers for one relayed audio stream, without candidates, and without what the server changes. */
export const browserLines: Readonly<Record<string, readonly string[]>> = {
  Chromium: [
    'a=group:BUNDLE 0',
    'a=extmap-allow-mixed',
    `a=msid-semantic: WMS ${track}`,
    'm=audio 49170 UDP/TLS/RTP/SAVPF 111 63 9 0 8 13 110 126',
    'a=ice-ufrag:Jpbd',
    'a=ice-pwd:Fus4hRjMrpP46HRkXRz+RPdL',
    'a=ice-options:trickle',
    `a=fingerprint:sha-256 ${print}`,
    'a=setup:actpass',
    'a=mid:0',
    'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
    'a=extmap:2 http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time',
    'a=extmap:3 http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01',
    'a=extmap:4 urn:ietf:params:rtp-hdrext:sdes:mid',
    'a=sendrecv',
    `a=msid:${track} ${track}`,
    'a=rtcp-mux',
    'a=rtcp-rsize',
    'a=rtcp-fb:111 transport-cc',
    'a=rtpmap:63 red/48000/2',
    'a=fmtp:63 111/111',
    'a=rtpmap:9 G722/8000',
    'a=rtpmap:13 CN/8000',
    'a=rtpmap:126 telephone-event/8000',
    'a=ssrc:3735928559 cname:Kx2wTqcDeBwvTgO+',
    `a=ssrc:3735928559 msid:${track} ${track}`,
  ],
  Firefox: [
    `a=fingerprint:sha-256 ${print}`,
    'a=group:BUNDLE 0',
    'a=ice-options:trickle',
    'a=msid-semantic:WMS *',
    'm=audio 49170 UDP/TLS/RTP/SAVPF 111 9 0 8 101',
    'a=sendrecv',
    'a=end-of-candidates',
    'a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
    'a=extmap:2/recvonly urn:ietf:params:rtp-hdrext:csrc-audio-level',
    'a=fmtp:101 0-15',
    'a=ice-pwd:d3a1f7e6b5c4938271605f4e3d2c1b0a',
    'a=ice-ufrag:9f8e7d6c',
    'a=mid:0',
    `a=msid:{${track}} {${track}}`,
    'a=rtcp-mux',
    'a=rtpmap:101 telephone-event/8000/1',
    'a=setup:actpass',
    `a=ssrc:2880154539 cname:{${track}}`,
  ],
  Safari: [
    'a=group:BUNDLE 0',
    'a=extmap-allow-mixed',
    `a=msid-semantic: WMS ${track}`,
    'm=audio 49170 UDP/TLS/RTP/SAVPF 111 63 9 102 0 8 105 13 110 113 126',
    'a=ice-options:trickle renomination',
    'a=msid:- 0b6c2f51-7a36-4b11-9f0f-2c4d5e6f7a8b',
    'a=rtpmap:102 ILBC/8000',
    'a=ssrc:1234567890 cname:Zr0m7Nn3yBqg5PqE',
    `a=ssrc:1234567890 mslabel:${track}`,
    `a=ssrc:1234567890 label:${track}`,
  ],
};
