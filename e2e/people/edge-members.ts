import { apiRequest } from '../server/api-requests.ts';
import { takeShortcut } from '../server/shortcuts.ts';
import { type EdgeKey, type EdgeProfile, edgeProfiles } from './edge-profiles.ts';
import { makePhonePhoto, toForm } from './photo-files.ts';
import { birthdayAt, makeSignedUpMember, type SignedUpMember } from './signed-up-member.ts';
import { swipe } from './swipe.ts';

export interface EdgeMember extends SignedUpMember {
  readonly key: EdgeKey;
}

/** Signs up a lesbian woman over 40, who is in the decks of hardly any demo people. */
async function makeMember(profile: EdgeProfile): Promise<SignedUpMember> {
  const member = await makeSignedUpMember({
    fullName: profile.name,
    label: 'edge',
    birthday: birthdayAt(profile.age, '01-02'),
    gender: 'female',
    orientation: 'lesbian',
  });
  const { looks, interests, age, ...texts } = profile;
  const form = toForm({
    ...texts,
    age: String(age),
    interests: JSON.stringify(interests),
    ...(looks !== undefined && { photo: await makePhonePhoto(looks) }),
  });
  await apiRequest('PUT', '/api/profiles/me', { token: member.token, body: form });
  return member;
}

async function makeVerifiedMember(key: EdgeKey): Promise<EdgeMember> {
  const member = { key, ...(await makeMember(edgeProfiles[key])) };
  await takeShortcut('verify', member.id);
  return member;
}

async function makeMatch(first: EdgeMember, second: EdgeMember): Promise<void> {
  await swipe(first.token, second.id, 'like');
  await swipe(second.token, first.id, 'like');
}

async function writeTo(from: EdgeMember, to: EdgeMember, text: string): Promise<void> {
  // The shield questions a long address.
  const body = { sender: from.id, receiver: to.id, text, confirmed: true };
  await apiRequest('POST', '/api/messages/send/', { token: from.token, body });
}

const longAddress = `https://example.org/${'a-path-without-any-place-to-break'.repeat(5)}`;
const longMessage = 'Once upon a time in Turkana, a goat ate my homework. '.repeat(80).slice(0, 4000).trim();

/** Makes the members of `keys` and a viewer who has matched all of them, with messages from all but `bare`. */
export async function makeEdgeGroup(keys: readonly EdgeKey[]): Promise<{ viewer: EdgeMember; others: EdgeMember[] }> {
  const viewer = await makeVerifiedMember('fullBio');
  const others: EdgeMember[] = [];
  for (const key of keys) {
    const other = await makeVerifiedMember(key);
    others.push(other);
    await makeMatch(viewer, other);
    if (key === 'bare') continue;
    await writeTo(other, viewer, key === 'longName' ? longAddress : `Hello from ${edgeProfiles[key].name}`);
    await writeTo(
      viewer,
      other,
      key === 'arabic' ? 'مرحبا! Ahlan, how was the sea today?' : `${'Wordwithoutanybreak'.repeat(20)} 😂`,
    );
    await writeTo(
      other,
      viewer,
      { arabic: 'كان البحر هادئا، والحمد لله.', oneWord: longMessage }[key as string] ?? 'K',
    );
  }
  return { viewer, others };
}
