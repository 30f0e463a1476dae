import { Secret } from '../../config/secret.ts';
import { createTurnServer } from '../../gateways/turn/turn-server.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { followChanges } from '../../testing/follow-changes.ts';
import { createAsking, type Rules } from './asking.fixture.ts';
import { rulesOfMeeting, rulesOfSafety } from './rules-of-meeting.fixture.ts';
import { rulesOfCalls, rulesOfMessages } from './rules-of-talking.fixture.ts';
import { createSteps } from './steps.fixture.ts';

/** Builds an app with calls. Returns it with the rules by which two members do something with each other. */
export async function buildWorldOfTwo() {
  const turn = createTurnServer({ urls: ['turn:127.0.0.1:3478'], secret: new Secret('s'.repeat(32)) });
  const testApp = await buildTestApp({}, { turn });
  await followChanges(testApp.database);
  const steps = createSteps(testApp);
  const asking = createAsking(testApp, steps);
  const rules: Rules = {
    ...rulesOfMeeting(asking),
    ...rulesOfSafety(asking),
    ...rulesOfMessages(asking),
    ...rulesOfCalls(asking),
  };
  return { testApp, steps, asking, rules };
}
