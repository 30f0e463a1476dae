/** An id that a browser makes up. It has no point and no colon, so it cannot hold an address. */
const id = String.raw`[\w{}+/*-]{1,64}`;
const payload = String.raw`\d{1,3}`;

/**
 * The lines that Chromium, Firefox and Safari write for one audio stream (RFC 8829), whole and as they spell them.
 * Candidates are not among them. The only addresses are the ones that the server writes itself.
 */
const knownLines = [
  'v=0',
  String.raw`o=- \d{1,20} \d{1,20} IN IP4 127\.0\.0\.1`,
  's=-',
  't=0 0',
  String.raw`m=audio \d{1,5} UDP/TLS/RTP/SAVPF [\d ]{1,128}`,
  String.raw`c=IN IP4 0\.0\.0\.0`,
  String.raw`a=rtcp:9 IN IP4 0\.0\.0\.0`,
  'a=(?:extmap-allow-mixed|end-of-candidates|rtcp-mux|rtcp-mux-only|rtcp-rsize)',
  'a=(?:sendrecv|sendonly|recvonly|inactive)',
  'a=setup:(?:actpass|active|passive)',
  `a=group:BUNDLE ${id}`,
  `a=mid:${id}`,
  `a=msid-semantic: ?WMS(?: ${id})?`,
  `a=msid:${id}(?: ${id})?`,
  String.raw`a=ssrc:\d{1,10} (?:cname|mslabel|label|msid):${id}(?: ${id})?`,
  String.raw`a=ice-ufrag:[\w+/-]{4,256}`,
  String.raw`a=ice-pwd:[\w+/-]{22,256}`,
  'a=ice-options:(?:trickle|renomination|ice2)(?: (?:trickle|renomination|ice2))*',
  String.raw`a=fingerprint:sha-\d{1,3} [\dA-Fa-f]{2}(?::[\dA-Fa-f]{2}){0,63}`,
  String.raw`a=rtpmap:${payload} [A-Za-z][\w-]{0,31}/\d{1,6}(?:/\d)?`,
  String.raw`a=fmtp:${payload} [\w;=/, -]{1,128}`,
  String.raw`a=rtcp-fb:(?:${payload}|\*) [a-z -]{1,32}`,
  String.raw`a=extmap:\d{1,3}(?:/(?:sendrecv|sendonly|recvonly|inactive))? urn:ietf:params:rtp-hdrext:[a-z:-]{1,40}`,
  String.raw`a=extmap:\d{1,3} http://www\.(?:webrtc|ietf)\.org/[\w/-]{1,96}`,
].map((line) => new RegExp(`^${line}$`));

/** Decides if a line of a session description is one that a browser needs for sound. */
export function isKnownLine(line: string): boolean {
  return knownLines.some((known) => known.test(line));
}
