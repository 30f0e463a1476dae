import { randomUUID } from 'node:crypto';
import { apiRequest } from '../server/api-requests.ts';
import { takeShortcut } from '../server/shortcuts.ts';
import { choosePreferences } from './choose-preferences.ts';
import { toForm, type PhotoFile } from './photo-files.ts';
import { makeSignedUpMember, zawadi } from './signed-up-member.ts';
import { swipe } from './swipe.ts';
import type { WaitingMember } from './waiting-member.ts';

interface Traits {
  /** The member's first photo; none if it is left out. */
  readonly photo?: PhotoFile;
  /** More fields of the profile, or others. */
  readonly profile?: object;
}

/** Makes a member who may like. No reviewer decides: `approveVerification` goes that way. */
export async function makeVerifiedMember({ photo, profile }: Traits = {}): Promise<WaitingMember> {
  const name = `Zawadi ${randomUUID().slice(0, 8)}`;
  const member = { name, ...(await makeSignedUpMember({ ...zawadi, fullName: name, label: 'verified' })) };
  const body = { name, age: 30, location: 'Nairobi', ...profile };
  await apiRequest('PUT', '/api/profiles/me', { token: member.token, body });
  if (photo) await apiRequest('POST', '/api/profiles/me/photos/', { token: member.token, body: toForm({ photo }) });
  await takeShortcut('verify', member.id);
  await choosePreferences(member.token);
  return member;
}

/** Makes a verified member who is in no other test's deck: only people whom they like see them. */
export function makeUnseenMember(profile?: object): Promise<WaitingMember> {
  return makeVerifiedMember({ profile: { shown_to: 'liked', ...profile } });
}

/** The first one likes the second. From then on, no other test's deck shows them. */
export async function likeFirst(first: WaitingMember, second: WaitingMember): Promise<void> {
  await swipe(first.token, second.id, 'like');
  for (const { token } of [first, second])
    await apiRequest('PATCH', '/api/profiles/me', { token, body: { shown_to: 'liked' } });
}

/** Makes a match: the first one likes first. */
export async function makeMatch(first: WaitingMember, second: WaitingMember): Promise<void> {
  await likeFirst(first, second);
  await swipe(second.token, first.id, 'like');
}
