// A store of the web app that holds something of other members must forget whoever the member has left. Each module
// with state is seen by a test of forget-person.ts, or is named here with the reason why it need not be.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listSources } from './list-imports.ts';
import { stateOf } from './state-tests.ts';

const web = path.resolve(import.meta.dirname, '../../web/src');
const read = (file: string) => readFileSync(path.join(web, file), 'utf8');

/** The sources of all that knows members, so without the design system and the client of the API. */
const sources = ['app', 'device', 'features', 'queries', 'sending', 'shared']
  .flatMap((folder) => listSources(path.join(web, folder)))
  .map((file) => path.relative(web, file))
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));

/** Modules with state that hold nothing of somebody who was left, and why. */
const others: Readonly<Record<string, readonly string[]>> = {
  'nothing of another member': [
    'app/live/unread-conversations.ts',
    'app/live/receive-sync.ts',
    'app/logout-asked.ts',
    'app/kept-chats/keep-asked.ts',
    'app/member-area.tsx',
    'app/pages/discover-page.tsx',
    'app/route-focus.ts',
    'app/use-first-question.ts',
    'device/hold-page.ts',
    'device/install-prompt.ts',
    'device/keep-offline.ts',
    'device/low-data.ts',
    'device/month-bytes.ts',
    'device/offline-copy/offline-deck-age.ts',
    'device/push-offer-memory.ts',
    'device/server-clock.ts',
    'device/visit-bytes.ts',
    'device/visit-note.ts',
    'features/conversations/dates/say-fine.ts',
    'features/conversations/matches/use-likes-count.ts',
    'features/discovery/deck/filters/kept-filters.ts',
    'features/notices/installing/install-memory.ts',
    'features/people/profiles/photo-grid/own-photos.ts',
    'features/people/profiles/photo-grid/upload-queue.ts',
    'features/people/settings/confirm-reminder.tsx',
    'features/trust/moderation/shortcuts/use-shortcuts.ts',
    'features/trust/verifications/submission.ts',
    'queries/fetch-again.ts',
    'shared/allowances/note-limit.ts',
    'shared/conversations/missed-changes.ts',
    'shared/keeps/keep-offer.ts',
    'shared/premium/premium-news.ts',
    'shared/verifications/like-lock.ts',
    'shared/verifications/open-verification.ts',
    'shared/verifications/verification.ts',
  ],
  'a number, which shows nobody': [
    'features/conversations/messages/conversation/use-chat-scroll.ts',
    'features/discovery/deck/swipes/swipe-profile.ts',
    'shared/deck/decided-profile.ts',
    'shared/matches/ended-contacts.ts',
  ],
  'addresses, as the caches of the browser': ['features/discovery/deck/cards/preload-photos.ts'],
  'follows the list of matches': ['app/live/new-matches.ts'],
  'a change of a message is kept until its response': [
    'features/conversations/messages/actions/use-message-actions.ts',
  ],
  'the microphone is turned off when the chat is left': ['features/conversations/messages/voice/recording.ts'],
  'only asks whether a decision waits': [
    'app/people/forget-person.ts',
    'features/discovery/deck/swipes/take-back-unsent.ts',
  ],
  'stores for others': [
    'device/form-drafts.ts',
    'device/member-storage.ts',
    'device/offline-copy/offline-database.ts',
    'device/tab-storage.ts',
    'sending/kept-list.ts',
    'sending/queue.ts',
    'sending/start-sending.ts',
  ],
  'what another member of the phone has left unsent': ['sending/left-behind.ts'],
  'follows endedContacts, see update-offline-copy.test.ts': ['device/offline-copy/offline-copy.ts'],
  'a plan for a date stays with its name, for the safety of the member': ['features/conversations/dates/kept-plans.ts'],
  'the member may still report whoever has left': ['app/people/asked-about.ts'],
  'follows endedContacts, see play-voice.test.ts': ['features/conversations/messages/voice/play-voice.ts'],
  'ends with the call, see forget-person.test.ts': [
    'features/conversations/calls/call/call-session.ts',
    'shared/calls/call-partner.ts',
  ],
};

test('each module with state forgets whoever the member has left, or says why it need not', () => {
  const seen = [...read('app/people/stores-of-people.fixture.ts').matchAll(/^  '([^']+\.tsx?)': async/gm)];
  const withState = sources.filter((file) => {
    const kinds = stateOf(read(file)).filter((kind) => /^(?:storage|a (?:store|collection) of the module)$/.test(kind));
    return kinds.length > 0 || /\bcreateQueue\b/.test(read(file));
  });
  const said = [...seen.map(([, file]) => file ?? ''), ...Object.values(others).flat()];
  expect(withState.toSorted()).toEqual(said.toSorted());
});

/** Entries of the query cache that stay as they are, by the first part of their keys. */
const staying = [
  // The cards of a deck leave by themselves (web/src/features/discovery/deck/cards/use-deck.ts).
  'deck',
  'deck-again',
  // A conversation that has ended is a record that the member keeps.
  'past-conversation',
  // Reviewers decide about whoever has left, too.
  'moderation',
  // These hold nothing of another member.
  'account-settings',
  'chat-media',
  'consents',
  'decisions',
  'deck-count',
  'deck-end',
  'order',
  'orders',
  'own-email',
  'own-profile',
  'preferences',
  'preferences-count',
  'premium',
  'push-state',
  'second-step',
  'sessions',
  'wider-steps',
];

test('each entry of the query cache is forgotten with a person, or is named here', () => {
  const keys = /(?:queryKey: |Key(?: = |\b.* => )|queryKey = )\[\s*'([a-z-]+)'/g;
  const found = new Set(sources.flatMap((file) => [...read(file).matchAll(keys)].map(([, name]) => name ?? '')));
  const tests = ['forgotten-people', 'forget-person'].map((name) => read(`app/people/${name}.test.ts`)).join('');
  expect([...found].filter((name) => !staying.includes(name) && !tests.includes(`'${name}'`))).toEqual([]);
  expect(staying.filter((name) => !found.has(name))).toEqual([]);
});
