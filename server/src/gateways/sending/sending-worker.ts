// The thread of sending-thread.ts.
import { workerData } from 'node:worker_threads';
import { createMailer } from '../mail/create-mailer.ts';
import { createPusher } from '../push/create-pusher.ts';
import { answerTasks } from './answer-tasks.ts';
import { unpackSettings, type SendingSettings } from './sending-settings.ts';

const config = unpackSettings(workerData as SendingSettings);
answerTasks({ mailer: createMailer(config), pusher: createPusher(config) });
