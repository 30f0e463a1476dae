import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import { makeFlat } from '../images/make-images.ts';
import { makeForm } from '../make-form.ts';
import { people } from './planted-rows.ts';
import type { createWholeApp } from './whole-app.ts';

const { admirer, fresh, highMatch } = people;
const picture = (colour: string, width = 300): Promise<Buffer> => makeFlat(width, 200, colour).jpeg().toBuffer();

/** Sends photos of a profile and the pictures of a verification, which a reviewer approves. Tells what changed. */
export async function sendPictures({
  act,
  database,
  moderator,
}: Awaited<ReturnType<typeof createWholeApp>>): Promise<string[]> {
  const [red, green, blue] = [await picture('#b33'), await picture('#3b3', 280), await picture('#33b', 260)];
  const photos = 'profiles/me/photos/';
  const told = [
    await act(highMatch, 'POST', `/api/${photos}`, makeForm({ photo: red })),
    await act(highMatch, 'POST', `/api/${photos}`, makeForm({ photo: green })),
    await act(highMatch, 'POST', `/api/${photos}`, makeForm({ photo: red })),
    await act(highMatch, 'POST', `/api/${photos}`, makeForm({ photo: Buffer.from('no picture') })),
  ];
  const ids = (
    await database.pool.query<{ id: number }>('select id from photos where user_id = $1 order by position', [highMatch])
  ).rows.map(({ id }) => id);
  told.push(await act(highMatch, 'PUT', `/api/${photos}order/`, { ids: ids.toReversed() }));
  told.push(await act(highMatch, 'POST', `/api/${photos}`, makeForm({ photo: blue, replaces: String(ids[0]) })));
  told.push(await act(highMatch, 'DELETE', `/api/${photos}${ids[1]}/`));
  told.push(await act(highMatch, 'PATCH', '/api/profiles/me', makeForm({ bio: 'Sent with a photo', photo: green })));
  const documents = { selfie: red, id_document: blue, consent: faceConsent };
  told.push(await act(admirer, 'POST', '/api/verify/', makeForm({ selfie: red })));
  told.push(await act(admirer, 'POST', '/api/verify/', makeForm(documents)));
  told.push(await act(admirer, 'POST', '/api/verify/', makeForm(documents)));
  // A verified member's first photo waits for a reviewer.
  told.push(await act(fresh, 'POST', `/api/${photos}`, makeForm({ photo: blue })));
  const { rows } = await database.pool.query<{ id: number }>('select id from verifications where user_id = $1', [
    admirer,
  ]);
  const verification = `/api/moderation/verifications/${rows[0]?.id}`;
  told.push(await act(moderator, 'POST', `${verification}/claim/`));
  for (const seen of ['selfie', 'id_document']) told.push(await act(moderator, 'GET', `${verification}/${seen}/`));
  const fits = ['same_person', 'photo_fits', 'name_fits', 'age_fits', 'document_genuine', 'pose_fits'];
  const approval = {
    decision: 'approve',
    checks: Object.fromEntries(fits.map((check) => [check, true])),
    seen: { name: 'First admirer', photo_id: null },
    document: { kind: 'national_id', number: '20000001' },
  };
  told.push(await act(moderator, 'POST', `${verification}/decide/`, { ...approval, checks: { same_person: true } }));
  told.push(await act(moderator, 'POST', `${verification}/decide/`, approval));
  told.push(await act(admirer, 'POST', '/api/premium/trial/'));
  return told;
}
