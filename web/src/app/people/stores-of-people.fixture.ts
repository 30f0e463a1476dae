import type { openPage } from '../../testing/open-page.ts';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

interface Store {
  /** Puts something of a person there. */
  readonly fill: (id: number) => unknown;
  readonly holds: (id: number) => boolean | Promise<boolean>;
}

/** The modules that hold something of other members, each opened on a page. */
export const storesOfPeople: Readonly<Record<string, (page: Page) => Promise<Store>>> = {
  'features/conversations/calls/consent/call-consent-asked.ts': async () => {
    const { callConsentAsked } = await import('../../features/conversations/calls/consent/call-consent-asked.ts');
    return { fill: callConsentAsked.write, holds: (id) => callConsentAsked.read() === id };
  },
  'features/conversations/messages/drafts/drafts.ts': async () => {
    const { keepDraft, readDraft } = await import('../../features/conversations/messages/drafts/drafts.ts');
    return { fill: (id) => keepDraft(id, 'Habari'), holds: (id) => readDraft(id) !== '' };
  },
  'features/conversations/messages/meeting/meeting-memory.ts': async () => {
    const memory = await import('../../features/conversations/messages/meeting/meeting-memory.ts');
    return { fill: memory.noteOffered, holds: memory.isOffered };
  },
  'features/conversations/messages/outbox/local-pictures.ts': async () => {
    const pictures = await import('../../features/conversations/messages/outbox/local-pictures.ts');
    return {
      fill: (id) => pictures.rememberPicture(id, { receiver: id, url: `blob:${id}` }),
      holds: (id) => pictures.localPicture(id) !== undefined,
    };
  },
  'features/conversations/messages/outbox/outbox.ts': async () => {
    const { outbox, putInOutbox } = await import('../../features/conversations/messages/outbox/outbox.ts');
    return {
      fill: (id) => putInOutbox({ receiver: id, text: 'Habari', replyTo: null }),
      holds: (id) => outbox.read().some(({ receiver }) => receiver === id),
    };
  },
  'features/conversations/messages/outbox/unsent-files.ts': async () => {
    const { sendFile } = await import('../../features/conversations/messages/outbox/outbox.ts');
    const { fileOf } = await import('../../features/conversations/messages/outbox/unsent-files.ts');
    const ids = new Map<number, string>();
    const voice = { kind: 'voice', isKept: false, milliseconds: 1000 } as const;
    const written = { text: '', replyTo: null, file: voice };
    return {
      fill: (id) => ids.set(id, sendFile({ ...written, receiver: id }, Promise.resolve(new Blob(['Habari'])))),
      holds: async (id) => (await fileOf(ids.get(id) ?? '', 1)) !== undefined,
    };
  },
  'features/discovery/deck/likes/kept-words.ts': async () => {
    const { keepWords, keptWords } = await import('../../features/discovery/deck/likes/kept-words.ts');
    return { fill: (id) => keepWords(1, id, 'Habari'), holds: (id) => keptWords(1, id) !== '' };
  },
  'features/discovery/deck/likes/like-note.ts': async () => {
    const { nextNotes } = await import('../../features/discovery/deck/likes/like-note.ts');
    return { fill: (id) => nextNotes.set(id, { comment: 'Habari' }), holds: (id) => nextNotes.has(id) };
  },
  'features/discovery/deck/waiting/waiting-swipes.ts': async () => {
    const { keepSwipe, waitingSwipes } = await import('../../features/discovery/deck/waiting/waiting-swipes.ts');
    const isOf = (person: number) => waitingSwipes.read().some(({ id }) => id === String(person));
    return {
      fill: (id) => keepSwipe({ id, name: 'Asha', interests: [], location: '', prompts: [] }, false, false),
      holds: isOf,
    };
  },
  'the match that a waiting decision has made': async () => {
    const { waitingSwipes } = await import('../../features/discovery/deck/waiting/waiting-swipes.ts');
    const facts = { name: 'Asha', interests: [], location: '', prompts: [], liked: true, phase: 'kept' } as const;
    return {
      fill: (id) => waitingSwipes.add({ ...facts, id: `match ${id}`, match: matchWith(id) }),
      holds: (id) => waitingSwipes.read().some(({ match }) => match?.user.id === id),
    };
  },
  'shared/allowances/day-limits.ts': async () => {
    const { refusedReceivers } = await import('../../shared/allowances/day-limits.ts');
    return {
      fill: (id) => refusedReceivers.write(new Set([...refusedReceivers.read(), id])),
      holds: (id) => refusedReceivers.read().has(id),
    };
  },
  'shared/conversations/conversations.ts': async () => {
    const { addMessages, messagesOf } = await import('../../shared/conversations/conversations.ts');
    return { fill: (id) => addMessages(id, [exampleMessage(1, id)]), holds: (id) => messagesOf(id).length > 0 };
  },
  'shared/deck/rewinds-under-way.ts': async () => {
    const { rewindsUnderWay } = await import('../../shared/deck/rewinds-under-way.ts');
    return { fill: (id) => rewindsUnderWay.add(id), holds: (id) => rewindsUnderWay.has(id) };
  },
  'shared/likes/likes-under-way.ts': async () => {
    const { likesUnderWay } = await import('../../shared/likes/likes-under-way.ts');
    return { fill: (id) => likesUnderWay.add(id), holds: (id) => likesUnderWay.has(id) };
  },
  'shared/matches/told-matches.ts': async ({ api }) => {
    const { noteTold, wasTold } = await import('../../shared/matches/told-matches.ts');
    return {
      async fill(id) {
        noteTold([id]);
        (await api.take('POST /api/profiles/matches/told/')).reply({ status: 204 });
      },
      holds: wasTold,
    };
  },
  'shared/messages/typing.ts': async () => {
    const { noteTyping, typing } = await import('../../shared/messages/typing.ts');
    return { fill: noteTyping, holds: (id) => typing.read().has(id) };
  },
};
