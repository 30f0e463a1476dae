import { createElement } from 'react';
import { onTestFinished, vi } from 'vitest';
import { memoryDatabase } from '../../../../testing/memory-database.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { inChat } from '../in-chat.fixture.tsx';

type Person = Parameters<Awaited<ReturnType<typeof openPage>>['session']['signedIn']>[1];

const nothing = () => undefined;
const emptyList = {
  messages: [],
  notes: [],
  unreadFrom: undefined,
  reports: false,
  loadingEarlier: false,
  onEarlier: nothing,
};

class Observer {
  observe() {}
  disconnect() {}
}

/** A token says whose it is. */
const tokensOf = (id: number) => ({ access: `h.${btoa(JSON.stringify({ sub: String(id) }))}.s`, refresh: `r${id}` });

/**
 * Opens a page of member 1, who sends photos and voice notes. The test must mock `shrink-picture.ts` and `upload.ts`.
 */
export async function openUnsent() {
  const { values, database } = memoryDatabase();
  vi.doMock('../../../../device/offline-copy/offline-database.ts', () => ({
    databaseCalled: () => database,
    offlineDatabase: memoryDatabase().database,
  }));
  const page = await openPage();
  // A file is stored and sent at the same time.
  page.steps.leaveOut();
  onTestFinished(() => void vi.doUnmock('../../../../device/offline-copy/offline-database.ts'));
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => name === 'mwanzo.unsent' && values.clear() });
  /** Loads the app's code, as opening or reloading the page does. */
  async function load() {
    const { outbox, ...writing } = await import('../outbox/outbox.ts');
    const { sendPhoto } = await import('./send-photo.ts');
    const { startSending } = await import('../../../../sending/start-sending.ts');
    const { hasUnsent } = await import('../../../../state/unsent.ts');
    const { localPicture } = await import('../outbox/local-pictures.ts');
    const { signedIn, endSession, logout } = await import('../../../../api/session.ts');
    const signIn = (id: number) => signedIn(tokensOf(id), { id } as Person);
    const stop = startSending(page.client);
    onTestFinished(stop);
    const photo = (caption: string, receiver = 7, content = caption) =>
      sendPhoto({ receiver, file: new File([content], 'a.jpg'), width: 4, height: 3, caption, replyTo: null });
    const voice = (receiver = 7, content = 'sound') =>
      writing.sendFile(
        { receiver, text: '', replyTo: null, file: { kind: 'voice', isKept: false, milliseconds: 2000 } },
        Promise.resolve(new Blob([content])),
      );
    return {
      outbox,
      ...writing,
      signIn,
      endSession,
      logout,
      stop,
      photo,
      voice,
      text: (text: string, receiver = 7) => void writing.putInOutbox({ receiver, text, replyTo: null }),
      states: () => outbox.read().map(({ text, file, phase }) => `${text || file?.kind} ${phase}`),
      hasUnsent,
      localPicture,
      /** Shows what is unsent in the chat with member 7. */
      async show() {
        const { showScreen } = await import('../../../../testing/show-screen.tsx');
        const { MessageList } = await import('../conversation/message-list.tsx');
        const { useOutbox } = await import('../outbox/use-outbox.ts');
        vi.stubGlobal('ResizeObserver', Observer);
        const List = () => createElement(MessageList, { ...emptyList, outbox: useOutbox(7, []) });
        const chat = await inChat();
        const screen = await showScreen(page, chat(createElement(List)));
        // The code of unsent photos comes once the page is idle.
        page.dispatch('load');
        return screen;
      },
    };
  }
  const opened = await load();
  opened.signIn(1);
  return {
    page,
    values,
    ...opened,
    /** Loads the page again. Nothing that was only in memory is left. */
    async reload(leaving: { stop: () => void } = opened) {
      leaving.stop();
      vi.resetModules();
      const { startSession } = await import('../../../../api/session.ts');
      startSession(() => undefined);
      return load();
    },
    /** Writes to storage like another tab in which somebody signs in. */
    signInElsewhere(id: number): void {
      const { access, refresh } = tokensOf(id);
      for (const [key, value] of Object.entries({ refreshToken: refresh, accessToken: access, user: `{"id":${id}}` }))
        page.storage.setItem(key, value);
    },
  };
}
