import { setTimeout as wait } from 'node:timers/promises';
import { makeFlat } from '../../../server/src/testing/images/make-images.ts';
import { makeForm } from '../../../server/src/testing/make-form.ts';
import { againMs, createActs } from './acts.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Couple, People } from './people.ts';

/** The pieces of a slow upload, by turns: the first takes a minute, so a stop cuts it off, and the second takes 5 s. */
const slowPieces = [120, 10];
const slowPauseMs = 500;

interface Load {
  /** Begins no more requests, and resolves when all have ended: messages and uploads are sent until they are stored. */
  stop(): Promise<void>;
}

interface LoadOptions {
  readonly client: Client;
  readonly people: People;
  readonly ledger: Ledger;
  /** Requests a second, without the uploads. */
  readonly rate: number;
}

/** Puts a steady load on the server: messages, swipes and reads, and uploads besides. */
export function putLoad({ client, people, ledger, rate }: LoadOptions): Load {
  const acts = createActs(client, people, ledger);
  const state = { isOver: false, turn: 0 };
  const underWay = new Set<Promise<void>>();

  function act(): void {
    const { turn } = state;
    state.turn += 1;
    const couple = people.couples[turn % people.couples.length];
    const work = couple && acts.all[Math.floor(turn / people.couples.length) % acts.all.length]?.(couple, turn);
    if (work) void watch(work);
  }

  async function watch(work: Promise<void>): Promise<void> {
    underWay.add(work);
    await work.finally(() => underWay.delete(work));
  }

  /** Stores a photo, and returns its id: as slowly as a phone on a bad line, and quickly after it was cut off. */
  async function upload([from, to]: Couple, photo: Uint8Array, pieces: number): Promise<number> {
    for (let tries = 0; ; tries += 1) {
      const pace = { pieces, pauseMs: () => (tries > 0 || state.isOver ? 0 : slowPauseMs) };
      const form = makeForm({ receiver: String(to.id), photo });
      ledger.requests['upload'] = (ledger.requests['upload'] ?? 0) + 1;
      const { status, body } = await client.upload('/api/messages/media/photos/', from.token, form, pace);
      if (status === 201) return (body as { id: number }).id;
      ledger.cutUploads += 1;
      await wait(againMs);
    }
  }

  async function keepUploading(couple: Couple, photo: Uint8Array): Promise<void> {
    for (let round = 0; !state.isOver; round += 1)
      await acts.send(couple, await upload(couple, photo, slowPieces[round % slowPieces.length] ?? 1));
  }

  const timer = setInterval(act, 1000 / rate);
  const drawing = makeFlat(900, 1200, '#33b').jpeg().toBuffer();
  const uploading = drawing.then((drawn) => {
    const photo = new Uint8Array(drawn);
    return Promise.all(people.uploaders.map((couple) => keepUploading(couple, photo)));
  });
  return {
    async stop() {
      clearInterval(timer);
      state.isOver = true;
      await uploading;
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
