import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { createChangesClient } from '../../core/changes/changes-client.fixture.ts';
import { createModerationClient } from './moderation-client.fixture.ts';
import { moveSwitch } from './move-switch.ts';

const testApp = await buildTestApp(
  {},
  {
    screener: {
      screenDocuments: async () => ({ isScreened: false, why: 'crashed' }),
      screenPhoto: async () => ({ isScreened: true, result: { explicit: 0, suggestive: 0, faceCount: 1 } }),
      onProblem: () => {},
      close: async () => {},
    },
  },
);
const { dependencies } = testApp;
const { get } = createModerationClient(testApp);
const { addPhoto, seenBy, readOwn } = createChangesClient(testApp);

test('while screening is switched off a new photo waits for a person, and nobody sees it before', async () => {
  const [viewer, reviewer] = [await createMember(testApp), await createMember(testApp, { role: 'moderator' })];
  const [before, member] = [
    await createMember(testApp, { verified: false }),
    await createMember(testApp, { verified: false }),
  ];
  await addPhoto(before);
  await moveSwitch(dependencies, null, { name: 'screening', isOn: false, because: 'a test' });
  await dependencies.switches.catchUp();
  const { id } = await addPhoto(member);
  expect((await seenBy(viewer, before)).photo).not.toBeNull();
  expect((await seenBy(viewer, member)).photo).toBeNull();
  expect((await readOwn(member)).photo_details).toMatchObject([{ id, held: 'not_screened' }]);
  expect((await get(reviewer, '/api/moderation/photos/')).json()).toMatchObject([{ id, is_held: true }]);
});
