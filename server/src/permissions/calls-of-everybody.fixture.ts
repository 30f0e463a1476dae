import { all, anybodys, each, eachMessage, once, type Call, type Calls } from './calls.fixture.ts';
import { gone, type Actor, type Person } from './people.fixture.ts';
import { everybody, exists, isBetween, isOwn, maySee, nobody } from './rules.fixture.ts';

const isRestricted = ({ name }: Person) => name === 'suspended' || name === 'banned';
const isOwnAndThere = (actor: Actor, owner: Person | null) => isOwn(actor, owner) && exists(owner);
const person = { full_name: 'Neema Njeri', birthday: '1995-05-05' };

/** The requests that need no session. Credentials and links are always wrong, except refresh tokens and photo paths. */
export const callsOfEverybody = {
  live: { ask: once('/health/live'), passes: everybody },
  listSwitchesOff: { ask: once('/api/switches/'), passes: everybody },
  ready: { ask: once('/health/ready'), passes: everybody },
  signIn: {
    ask: each((_, { letter }) => ({
      url: '/api/token/',
      payload: { email: `zq${letter}mailq@mwanzo.test`, password: 'not the password' },
    })),
    passes: nobody,
    refusal: ['account_tries:insert', 'account_tries:update'],
  },
  signUp: {
    ask: each((_, { letter }) => ({
      url: '/api/signup/',
      payload: { ...person, email: `zq${letter}mailq@mwanzo.test`, password: 'mti-mrefu-wa-mwembe' },
    })),
    passes: (_, owner) => owner === null || owner.name === 'deleted',
    // The typed address may be counted, and its owner may get a mail.
    shows: ['mail'],
    refusal: ['account_tries:insert', 'account_tries:update', 'users:update'],
    // The owner of an address that was used here before gets a mail after the response.
    writes: [
      ...anybodys(['users:update', 'account_tries:insert', 'account_tries:update', 'account_mails:insert']),
      'refresh_tokens:insert',
      // The new member is nobody of this world.
      ...['users', 'profiles', 'sessions', 'member_settings', 'account_links', 'account_mails'].map(
        (table) => `${table}:insert of bystanders`,
      ),
    ],
  },
  refreshToken: {
    ask: each(({ refresh }) => ({ url: '/api/token/refresh/', payload: { refresh } })),
    passes: (_, owner) => owner !== null && !gone.includes(owner.name),
    // A refresh token names its own member.
    writes: anybodys(['sessions:update', 'refresh_tokens:insert']),
  },
  askForReset: {
    ask: each((_, { letter }) => ({ url: '/api/password/reset/', payload: { email: `zq${letter}mailq@mwanzo.test` } })),
    passes: everybody,
    writes: ['reset_requests:insert', 'account_links:insert', 'account_mails:insert'],
  },
  resetPassword: {
    ask: once('/api/password/reset/confirm/', { token: 'a'.repeat(43), password: 'mti-mrefu-wa-mwembe' }),
    passes: nobody,
  },
  confirmEmail: { ask: once('/api/account/email/confirm/', { token: 'a'.repeat(43) }), passes: nobody },
  undoEmail: {
    ask: once('/api/account/email/undo/', { token: 'a'.repeat(43), password: 'mti-mrefu-wa-mwembe' }),
    passes: nobody,
  },
  openSharedPlan: { ask: once('/api/shared-plan/?token=none'), passes: everybody },
  showSharedPlan: { ask: once('/api/shared-plan/?token=none'), passes: everybody },
  // The response is the same for every body.
  receiveCallback: { ask: once(`/api/till/${'7'.repeat(48)}/`, { Body: {} }), passes: everybody },
  showUnsubscribe: { ask: () => [], passes: nobody },
  unsubscribe: { ask: () => [], passes: nobody },
  appeal: { ask: once('/api/appeals/', { token: 'none', text: 'I did nothing' }), passes: nobody },
  // The path of each photo as it was signed for the actor. Actors who never saw the photo have no path.
  getPhotoFile: {
    ask: all(
      each(({ photoKey }, _, { sign }) => ({ url: sign(photoKey) })),
      each(({ heldKey }, _, { sign }) => ({ url: sign(heldKey), passes: isOwnAndThere })),
      // This path was signed for nobody.
      each(({ photoKey }) => ({ url: `/media/photos/${photoKey}/480.webp`, passes: nobody })),
    ),
    // The path names its viewer, not a session. The path of one's own photo works until the account is deleted.
    passes: (actor, owner) => maySee(actor, owner) || (isOwn(actor, owner) && exists(owner)),
    shows: ['pixels'],
  },
  getVoiceFile: { ask: once(`/media/messages/${'f'.repeat(32)}/note.webm`), passes: nobody },
  getVoiceFileAsAac: { ask: once(`/media/messages/${'f'.repeat(32)}/note.m4a`), passes: nobody },
  getChatPhotoFile: {
    ask: all(
      eachMessage((message, actor) => ({
        url: actor.signMedia(message.mediaKey),
        passes: () => isBetween(actor, message) && ![message.from, message.to].some(isRestricted),
      })),
      // This path was signed for nobody.
      eachMessage(({ mediaKey }) => ({ url: `/media/messages/${mediaKey}/photo.webp`, passes: nobody })),
    ),
    passes: nobody,
    shows: ['pixels'],
  },
} satisfies Partial<Record<keyof Calls, Call>>;
