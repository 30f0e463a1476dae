import { request } from './request.ts';

// Never run. `npm run check:types` fails if a valid request does not compile, or if an invalid one does.
export const requests = async () => {
  const tokens = await request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } });
  tokens.user.id satisfies number;
  const profile = await request('GET /api/profiles/{id}/', { params: { id: 7 } });
  profile.photos satisfies string[];
  await request('GET /api/profiles/discover/');
  await request('GET /api/profiles/discover/', { query: { search: 'chai', gender: 'trans', min_age: 20 } });
  await request('POST /api/profiles/like-pass/', { body: { target_profile_id: 7, matched: true } });
  await request('PUT /api/profiles/me', { body: new FormData() });
  await request('POST /api/verify/', { body: new FormData() });
  await request('GET /api/messages/conversation/{userId}/', { params: { userId: 7 }, query: { limit: 50 } });
  await request('POST /api/messages/send/', { body: { sender: 1, receiver: 7, text: 'Hi', client_id: 'x' } });
  (await request('GET /api/moderation/verifications/{id}/selfie/', { params: { id: 1 } })) satisfies Blob;
  (await request('POST /api/messages/typing/', { body: { receiver: 7 } })) satisfies undefined;
  (await request('POST /api/token/revoke/', { body: { all: true } })) satisfies undefined;
  // @ts-expect-error a stream is no request
  await request('GET /api/events/');
  // @ts-expect-error no such endpoint
  await request('GET /api/nothing/');
  // @ts-expect-error the id is missing
  await request('GET /api/profiles/{id}/');
  // @ts-expect-error the password is missing
  await request('POST /api/token/', { body: { email: 'a@b.c' } });
  // @ts-expect-error no such gender
  await request('GET /api/profiles/discover/', { query: { gender: 'robot' } });
  // @ts-expect-error this endpoint takes no body
  await request('GET /api/profiles/me', { body: {} });
};
