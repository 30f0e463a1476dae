/** Makes a relayed candidate of a browser that has this address behind the relay. */
export const makeRelayed = (address = '10.0.0.3') =>
  `candidate:842163049 1 udp 33562367 203.0.113.7 49170 typ relay raddr ${address} rport 50003 generation 0`;

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
