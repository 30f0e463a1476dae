import { isKnownLine } from './description-lines.ts';

/** The text is not the description of one relayed audio stream. The message does not quote the text. */
export class DescriptionRefusedError extends Error {}

/** Says if an address can be one of the TURN server's relays. */
export type IsRelay = (address: string) => boolean;

const printable = /^[a-z]=[ -~]*$/;
const more = String.raw`(?: [\w.:+/-]{1,64}){0,16}`;
const relayed = new RegExp(
  String.raw`^(?:a=)?candidate:([\w+/]{1,32}) ([12]) udp (\d{1,10}) ([\da-f.:]{2,45}) (\d{1,5}) typ relay(${more})$`,
  'i',
);

/** 16 kbit/s of mono speech. Silence is not sent, and lost packets are repaired from the following ones. */
const opusParameters = 'minptime=10;useinbandfec=1;usedtx=1;stereo=0;sprop-stereo=0;maxaveragebitrate=16000';
/** Packets are long, because at 20 ms the headers would be larger than the sound. */
const packetMilliseconds = 60;

/** These words of a candidate are kept, if their value is of this form. None can hold an address. */
const keptWords: Readonly<Record<string, RegExp>> = { generation: /^\d{1,5}$/, ufrag: /^[\w+/]{1,64}$/ };

/**
 * A candidate in the form in which it is passed on: relayed, and without the address behind the relay, which would
 * reveal a location.
 *
 * @throws DescriptionRefusedError for every other one
 */
export function cleanCandidate(line: string, isRelay: IsRelay): string {
  const [, foundation, component, priority, address = '', port, rest = ''] = relayed.exec(line) ?? [];
  if (!isRelay(address)) throw new DescriptionRefusedError('a candidate is not relayed');
  const words = rest.trim().split(' ').filter(Boolean);
  const kept = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [name, value] = [words[at] ?? '', words[at + 1] ?? ''];
    if (Object.hasOwn(keptWords, name) && keptWords[name]?.test(value)) kept.push(`${name} ${value}`);
  }
  const head = `candidate:${foundation} ${component} udp ${priority} ${address} ${port}`;
  return [head, 'typ relay raddr 0.0.0.0 rport 0', ...kept].join(' ');
}

/** Removes the addresses from lines that have one. ICE does not need them there. */
function withoutAddress(line: string): string {
  const [, session, version] = /^o=\S+ (\d{1,20}) (\d{1,20}) IN IP[46] \S+$/.exec(line) ?? [];
  if (session !== undefined) return `o=- ${session} ${version} IN IP4 127.0.0.1`;
  if (line.startsWith('c=')) return 'c=IN IP4 0.0.0.0';
  return line.startsWith('a=rtcp:') ? 'a=rtcp:9 IN IP4 0.0.0.0' : line;
}

/**
 * A description in the form in which it is passed on: one audio stream, only relayed candidates, no address but the
 * relay's, and Opus with its lightest settings. The description that a browser gets decides which audio it sends. A
 * line that no browser needs for this is left out.
 *
 * @throws DescriptionRefusedError
 */
export function cleanDescription(sdp: string, isRelay: IsRelay): string {
  const lines = sdp.split(/\r?\n/).filter((line) => line !== '');
  if (lines[0] !== 'v=0' || !lines.every((line) => printable.test(line)))
    throw new DescriptionRefusedError('this is no session description');
  const media = lines.filter((line) => line.startsWith('m='));
  if (media.length !== 1 || !/^m=audio \d{1,5} UDP\/TLS\/RTP\/SAVPF [\d ]+$/.test(media[0] ?? ''))
    throw new DescriptionRefusedError('there is more, or less, than one line of sound');
  const opus = lines.map((line) => /^a=rtpmap:(\d{1,3}) opus\/48000\/2$/i.exec(line)?.[1]).find(Boolean);
  if (opus === undefined) throw new DescriptionRefusedError('there is no Opus');
  const cleaned = lines.flatMap((line) => {
    if (/^a=\s*candidate/i.test(line)) return [`a=${cleanCandidate(line, isRelay)}`];
    const kept = withoutAddress(line);
    if (!isKnownLine(kept) || line.startsWith(`a=fmtp:${opus} `)) return [];
    if (line.startsWith(`a=rtpmap:${opus} `))
      return [line, `a=fmtp:${opus} ${opusParameters}`, `a=ptime:${packetMilliseconds}`];
    return [kept];
  });
  return `${cleaned.join('\r\n')}\r\n`;
}
