import { expect } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import type { TestMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';

export const changesUrl = '/api/moderation/changes/';
/** Approves every part of a change. */
export const approval = { decision: 'approve', checks: { name_fits: true, gender_fits: true, photo_fits: true } };

const colours = ['#a00', '#0a0', '#00a', '#aa0', '#0aa', '#a0a', '#555', '#fa0'];

/** The requests of members and reviewers about changes that the tests repeat. */
export function createChangesClient(testApp: TestApp) {
  const { inject } = testApp;
  let pictures = 0;
  /** A distinct picture: plain ones of another colour or size have other hashes. */
  const makePicture = () => {
    pictures += 1;
    return makeFlat(40 + pictures, 30, colours[pictures % colours.length] ?? '#000')
      .jpeg()
      .toBuffer();
  };
  const post = (caller: TestMember, url: string, payload: object = {}) =>
    inject({ method: 'POST', url, headers: caller.headers, payload });

  const claim = (caller: TestMember, id: number) => post(caller, `${changesUrl}${id}/claim/`);
  /** Claims the change and decides it. */
  async function decide(caller: TestMember, id: number, payload: object = approval) {
    await claim(caller, id);
    return post(caller, `${changesUrl}${id}/decide/`, payload);
  }
  const { waitingId, verify } = databaseOf(testApp);

  async function readOwn(member: TestMember) {
    return (await inject({ url: '/api/profiles/me', headers: member.headers })).json();
  }

  /** Saves some fields of the member's own profile, and returns it. */
  async function save(member: TestMember, payload: object) {
    const response = await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  return {
    readOwn,
    get: (caller: TestMember, url: string) => inject({ url, headers: caller.headers }),
    claim,
    decide,
    /** Approves the waiting change of a member. */
    async approve(reviewer: TestMember, member: TestMember): Promise<void> {
      expect((await decide(reviewer, await waitingId(member))).statusCode).toBe(200);
    },
    async reject(reviewer: TestMember, member: TestMember): Promise<void> {
      const refusal = { decision: 'reject', reason: 'Not you.' };
      expect((await decide(reviewer, await waitingId(member), refusal)).statusCode).toBe(200);
    },
    listChanges: async (caller: TestMember) => (await inject({ url: changesUrl, headers: caller.headers })).json(),
    ownPhotos: async (member: TestMember): Promise<number[]> =>
      (await readOwn(member)).photo_details.map((photo: { id: number }) => photo.id),

    /** The profile of a member as another member gets it. */
    async seenBy(viewer: TestMember, member: TestMember) {
      return (await inject({ url: `/api/profiles/${member.id}/`, headers: viewer.headers })).json();
    },

    save,
    rename: (member: TestMember, name: string) => save(member, { name }),

    /** Sends a new picture as the first photo; returns the sender's profile. */
    async sendFirst(member: TestMember) {
      const payload = makeForm({ photo: await makePicture() });
      const response = await inject({ method: 'PATCH', url: '/api/profiles/me', headers: member.headers, payload });
      expect(response.statusCode).toBe(200);
      return response.json();
    },

    ...photoRequests(testApp, makePicture),
    waitingId,
    verify,
  };
}

function photoRequests({ inject }: TestApp, makePicture: () => Promise<Buffer>) {
  return {
    async addPhoto(member: TestMember, replaces?: number) {
      const payload = makeForm({ photo: await makePicture(), ...(replaces && { replaces: String(replaces) }) });
      const response = await inject({
        method: 'POST',
        url: '/api/profiles/me/photos/',
        headers: member.headers,
        payload,
      });
      expect(response.statusCode).toBe(201);
      return response.json();
    },
    deletePhoto: (member: TestMember, id: number) =>
      inject({ method: 'DELETE', url: `/api/profiles/me/photos/${id}/`, headers: member.headers }),
    orderPhotos: (member: TestMember, ids: readonly number[]) =>
      inject({ method: 'PUT', url: '/api/profiles/me/photos/order/', headers: member.headers, payload: { ids } }),
  };
}

function databaseOf({ database }: TestApp) {
  return {
    /** The id of the waiting change; undefined if there is none. */
    async waitingId(member: TestMember): Promise<number> {
      const text = 'select id from profile_changes where user_id = $1';
      return (await database.pool.query(text, [member.id])).rows[0]?.id;
    },

    /** The state of a verified member whose photos were added before the verification. */
    async verify(member: TestMember): Promise<void> {
      await database.pool.query('update profiles set is_verified = true where user_id = $1', [member.id]);
    },
  };
}
