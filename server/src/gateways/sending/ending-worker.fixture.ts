// A thread that sends mails, and ends in the middle of its work when it is asked for a push.
import { workerData } from 'node:worker_threads';
import { createMailer } from '../mail/create-mailer.ts';
import { createPusher } from '../push/create-pusher.ts';
import { answerTasks } from './answer-tasks.ts';
import { unpackSettings, type SendingSettings } from './sending-settings.ts';

const config = unpackSettings(workerData as SendingSettings);
const pusher = createPusher(config);
answerTasks({ mailer: createMailer(config), pusher: pusher && { ...pusher, send: async () => process.exit(7) } });
