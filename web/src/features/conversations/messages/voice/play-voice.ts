import { apiUrl } from '../../../../api/api-url.ts';
import { onMemberChange } from '../../../../api/member-change.ts';
import { endedContacts } from '../../../../shared/matches/ended-contacts.ts';
import { createStore } from '../../../../state/store.ts';

/** The voice note that is playing, or was played last. Only one plays at a time. */
export interface PlayedVoice {
  readonly id: number;
  readonly state: 'loading' | 'playing' | 'paused' | 'failed';
  /** The position in seconds. */
  readonly at: number;
}

export interface Playable {
  /** The id of the note. */
  readonly id: number;
  /** The id of its message, which gives its position in the conversation. */
  readonly messageId: number;
  readonly path: string;
  readonly pathAac: string;
  readonly mine: boolean;
}

export const speeds = [1, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export const playedVoice = createStore<PlayedVoice | null>(null);
export const voiceSpeed = createStore<Speed>(1);

const sounds = new Map<number, string>();
/** The voice notes on screen. When one ends, the next of them follows. */
const shown = new Map<number, Playable>();
const heard = new Set<number>();
let audio: HTMLAudioElement | undefined;

const write = (changed: Partial<PlayedVoice> & { id: number }) => {
  const known = playedVoice.read();
  const base = known?.id === changed.id ? known : { at: 0, state: 'loading' as const };
  playedVoice.write({ ...base, ...changed });
};

export function showVoice(voice: Playable): () => void {
  shown.set(voice.id, voice);
  return () => void shown.delete(voice.id);
}

/** Returns the partner's next voice note after this one that was not heard yet. */
function nextAfter({ messageId, mine }: Playable): Playable | undefined {
  if (mine) return undefined;
  return [...shown.values()]
    .filter((voice) => !voice.mine && voice.messageId > messageId && !heard.has(voice.id))
    .toSorted((one, other) => one.messageId - other.messageId)[0];
}

/** Loads a voice note at its first play, and keeps it for the visit. */
async function soundOf(player: HTMLAudioElement, { id, path, pathAac }: Playable): Promise<string> {
  const known = sounds.get(id);
  if (known !== undefined) return known;
  const playsOpus = player.canPlayType('audio/webm; codecs="opus"') !== '';
  const response = await fetch(apiUrl(playsOpus ? path : pathAac));
  if (!response.ok) throw new Error(`The voice note answered ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  sounds.set(id, url);
  return url;
}

export async function playVoice(voice: Playable, from?: number): Promise<void> {
  const { id } = voice;
  audio?.pause();
  // Each play has a new element, so that events of the previous one cannot be mistaken for its own.
  const player = new Audio();
  audio = player;
  const before = playedVoice.read();
  const at = from ?? (before?.id === id && before.state !== 'failed' ? before.at : 0);
  write({ id, state: 'loading', at });
  /** Says whether the member still wants it to begin: they may have paused it, or played another one. */
  const isWanted = () => audio === player && playedVoice.read()?.state === 'loading';
  try {
    player.src = await soundOf(player, voice);
    if (!isWanted()) return;
    player.playbackRate = voiceSpeed.read();
    player.currentTime = at;
    player.addEventListener('timeupdate', () => audio === player && write({ id, at: player.currentTime }));
    player.addEventListener('ended', () => {
      heard.add(id);
      if (audio !== player) return;
      playedVoice.write({ id, state: 'paused', at: 0 });
      const next = nextAfter(voice);
      if (next) void playVoice(next, 0);
    });
    await player.play();
    write({ id, state: 'playing' });
  } catch {
    if (isWanted()) write({ id, state: 'failed' });
  }
}

export function pauseVoice(): void {
  const played = playedVoice.read();
  audio?.pause();
  if (played) write({ id: played.id, state: 'paused' });
}

/** Moves to a position in a voice note. If it is not playing, its next play begins there. */
export function seekVoice(id: number, seconds: number): void {
  if (audio && playedVoice.read()?.id === id && audio.src) audio.currentTime = seconds;
  else pauseVoice();
  write({ id, at: seconds, state: playedVoice.read()?.id === id ? (playedVoice.read()?.state ?? 'paused') : 'paused' });
}

export function nextSpeed(): void {
  const speed = speeds[(speeds.indexOf(voiceSpeed.read()) + 1) % speeds.length] ?? 1;
  voiceSpeed.write(speed);
  if (audio) audio.playbackRate = speed;
}

function forgetVoices(): void {
  audio?.pause();
  audio = undefined;
  for (const url of sounds.values()) URL.revokeObjectURL(url);
  sounds.clear();
  heard.clear();
  playedVoice.write(null);
}

onMemberChange(forgetVoices);
// Whose voice it is does not matter: a voice note loads again when it is played.
endedContacts.subscribe(() => endedContacts.read().size > 0 && forgetVoices());
