import { randomUUID } from 'node:crypto';
import { apiRequest } from '../server/api-requests.ts';
import { makeSmallVerificationPhotos, toForm } from './photo-files.ts';
import { makeSignedUpMember, type SignedUpMember, zawadi } from './signed-up-member.ts';

/** A member whose submitted documents nobody has reviewed. */
export interface WaitingMember extends SignedUpMember {
  readonly name: string;
}

export async function makeWaitingMember(name = `Zawadi ${randomUUID().slice(0, 8)}`): Promise<WaitingMember> {
  const member = await makeSignedUpMember({ ...zawadi, fullName: name, label: 'waiting' });
  // Sign-up takes only the first word of a name.
  await apiRequest('PATCH', '/api/profiles/me', { token: member.token, body: { name } });
  await uploadDocuments(member.token);
  return { ...member, name };
}

/** Submits an ID and a selfie through the API. */
export async function uploadDocuments(token: string): Promise<void> {
  // It does not matter here who is on the photos, so all members share them.
  const { idDocument, selfie } = await makeSmallVerificationPhotos();
  const given = await apiRequest('POST', '/api/verify/pose/', { token });
  const { pose } = (await given.json()) as { pose: string };
  await apiRequest('POST', '/api/verify/', {
    token,
    body: toForm({ id_document: idDocument, selfie, pose, consent: '1' }),
  });
}
