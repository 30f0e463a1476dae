import { randomUUID } from 'node:crypto';
import { makeVerificationPictures } from './pictures.ts';
import { call, demoPassword, serverAddress, signIn } from './server-calls.ts';

/** Somebody whose documents wait for a review; the password is that of the demo members. */
export interface WaitingMember {
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

/** Signs up a member by calls who hands in documents. */
export async function makeWaitingMember(name = `Zawadi ${randomUUID().slice(0, 8)}`): Promise<WaitingMember> {
  const email = `waiting.${randomUUID()}@example.org`;
  await call('POST', '/api/signup/', {
    body: {
      full_name: name,
      email,
      password: demoPassword,
      birthday: '2000-02-03',
      gender: 'female',
      orientation: 'straight',
    },
  });
  const { access: token } = await signIn(email);
  await submitDocuments(token);
  return { name, email, token };
}

let pictures: ReturnType<typeof makeVerificationPictures> | undefined;

export async function submitDocuments(token: string): Promise<void> {
  // Drawn once: it takes long, and who is on them makes no difference here.
  pictures ??= makeVerificationPictures('nafula');
  const { idDocument, selfie } = await pictures;
  const form = new FormData();
  for (const [field, file] of [
    ['id_document', idDocument],
    ['selfie', selfie],
  ] as const) {
    form.append(field, new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  }
  const response = await fetch(`${serverAddress()}/api/verify/`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The documents were refused: ${response.status} ${await response.text()}`);
}
