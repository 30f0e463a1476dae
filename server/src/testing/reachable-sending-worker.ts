// The thread that sends mails and pushes, as in real use, but its pushes may reach this machine.
import { workerData } from 'node:worker_threads';
import { createMailer } from '../gateways/mail/create-mailer.ts';
import { createWebPusher } from '../gateways/push/web-pusher.ts';
import { answerTasks } from '../gateways/sending/answer-tasks.ts';
import { unpackSettings, type SendingSettings } from '../gateways/sending/sending-settings.ts';
import { isThisMachine } from './open-reachable-sending.ts';

const { PUSH_AUTHORITY = '' } = process.env;
const config = unpackSettings(workerData as SendingSettings);
answerTasks({
  mailer: createMailer(config),
  pusher:
    config.vapid &&
    createWebPusher(config.vapid, {
      mayReach: isThisMachine,
      ca: PUSH_AUTHORITY,
      // A push service of a test may take its time, also on a busy machine.
      timeoutMs: 60_000,
    }),
});
