import { apiUrl } from '../../../api/api-url.ts';
import { createStore } from '../../../state/store.ts';

/** The note that plays, or was played last. One plays at a time. */
export interface PlayedVoice {
  readonly id: number;
  readonly state: 'loading' | 'playing' | 'paused' | 'failed';
  /** In seconds. */
  readonly at: number;
}

export interface Playable {
  /** The id of the note. */
  readonly id: number;
  /** Places it among the others of the conversation. */
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
/** Those on screen, so that the next one can follow. */
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

/** The earliest note of the other one after this that has not been heard. */
function nextAfter({ messageId, mine }: Playable): Playable | undefined {
  if (mine) return undefined;
  return [...shown.values()]
    .filter((voice) => !voice.mine && voice.messageId > messageId && !heard.has(voice.id))
    .toSorted((one, other) => one.messageId - other.messageId)[0];
}

/** Loads a note at its first play only, and keeps it for the visit. */
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
  // A new element for each: events of the one before say nothing about this one.
  const player = new Audio();
  audio = player;
  const before = playedVoice.read();
  const at = from ?? (before?.id === id && before.state !== 'failed' ? before.at : 0);
  write({ id, state: 'loading', at });
  try {
    player.src = await soundOf(player, voice);
    if (audio !== player) return;
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
    if (audio === player) write({ id, state: 'failed' });
  }
}

export function pauseVoice(): void {
  const played = playedVoice.read();
  audio?.pause();
  if (played) write({ id: played.id, state: 'paused' });
}

/** Moves in a note: at once if it plays, otherwise its next play begins there. */
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
