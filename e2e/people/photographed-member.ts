import { apiRequest } from '../server/api-requests.ts';
import { makePlainPhoto, toForm, type PhotoFile } from './photo-files.ts';
import { birthdayAt, makeSignedUpMember, type SignedUpMember } from './signed-up-member.ts';

/** Colours that photos are told apart by, also after the server has made them smaller. */
export const colours = {
  crimson: [194, 24, 75],
  marigold: [248, 177, 51],
  teal: [11, 107, 99],
  coral: [240, 100, 60],
  indigo: [60, 50, 150],
  sand: [230, 210, 180],
} as const;

export type ColourName = keyof typeof colours;

export function photoOf(name: ColourName): PhotoFile {
  const [red, green, blue] = colours[name];
  return makePlainPhoto(red, green, blue);
}

/** Signs up a member with a saved profile and photos of these colours, who is not verified. */
export async function makePhotographedMember(names: readonly ColourName[]): Promise<SignedUpMember> {
  const member = await makeSignedUpMember({
    fullName: 'Neema Picha',
    label: 'photos',
    birthday: birthdayAt(29, '01-02'),
    gender: 'female',
    orientation: 'straight',
  });
  const { token } = member;
  await apiRequest('PUT', '/api/profiles/me', { token, body: { name: 'Neema', age: 29, location: 'Wundanyi' } });
  for (const name of names)
    await apiRequest('POST', '/api/profiles/me/photos/', { token, body: toForm({ photo: photoOf(name) }) });
  return member;
}

/** The ids of the member's photos, as the member or somebody else sees them. */
export async function photoIdsOf(token: string, id: number | 'me'): Promise<number[]> {
  const path = id === 'me' ? '/api/profiles/me' : `/api/profiles/${id}/`;
  const profile = (await (await apiRequest('GET', path, { token })).json()) as { photo_details: { id: number }[] };
  return profile.photo_details.map((photo) => photo.id);
}
