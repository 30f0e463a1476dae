import type { Config } from '../../config/config.ts';
import { findFfmpeg } from '../../gateways/audio/ffmpeg-audio-processor.ts';
import { tryMailServer } from '../../gateways/mail/smtp-mailer.ts';
import { createAccessTokens } from '../../gateways/payments/access-token.ts';
import { systemClock } from '../../gateways/clock.ts';
import { tryRedis } from '../../gateways/redis/connect-redis.ts';
import { tryTurnServer } from '../../gateways/turn/try-turn-server.ts';
import { off, ok, reasonOf, wrong, type Finding } from './finding.ts';

const patienceMs = 10_000;

/** Asks each service that the server uses for a sign of life. Nothing is sent to anybody. */
export async function checkServices(config: Config): Promise<Finding[]> {
  const asked = [checkRedis(config), checkMail(config), ...checkCalls(config), checkPayments(config)];
  return [...(await Promise.all(asked)), checkVoice(), checkPushes(config)];
}

async function attempt(part: string, good: string, remedy: string, work: () => Promise<void>): Promise<Finding> {
  try {
    await work();
    return ok(part, good);
  } catch (error) {
    return wrong(part, `No good response: ${reasonOf(error)}`, remedy);
  }
}

async function checkRedis({ redisUrl }: Config): Promise<Finding> {
  if (!redisUrl) return off('redis', 'REDIS_URL is not set.', 'One process needs none. Several need it.');
  const remedy = 'Start it, and compare REDIS_URL with it. Without it processes tell each other nothing.';
  return attempt('redis', 'It responds.', remedy, () => tryRedis(redisUrl));
}

async function checkMail({ smtp }: Config): Promise<Finding> {
  if (!smtp) return off('mail', 'SMTP_URL is not set.', 'Without it nobody can choose a new password.');
  const remedy = 'Compare SMTP_URL with what the mail server expects. Mails wait, and nothing is lost.';
  return attempt('mail', 'The mail server accepts the sign-in.', remedy, () => tryMailServer(smtp));
}

function checkCalls({ turn }: Config): Promise<Finding>[] {
  if (!turn) return [Promise.resolve(off('calls', 'TURN_URLS is not set.', 'Without a TURN server calls are off.'))];
  const remedy = 'Start coturn, and let its port in: docs/operating.md, "Calls".';
  return turn.urls.map((url) => attempt('calls', `${url} responds.`, `${url}: ${remedy}`, () => tryTurnServer(url)));
}

async function checkPayments({ mpesa }: Config): Promise<Finding> {
  if (!mpesa) return off('M-Pesa', 'The MPESA_ settings are not set.', 'Without them nothing can be bought.');
  const remedy = 'Compare the key, the secret and MPESA_URL with your app at Daraja. Nobody can pay meanwhile.';
  return attempt('M-Pesa', 'Daraja accepts the key and the secret.', remedy, async () => {
    const token = await createAccessTokens(mpesa, systemClock, patienceMs).get();
    if ('refused' in token)
      throw new Error(token.refused.status === 0 ? 'none came' : `status ${token.refused.status}`);
  });
}

function checkVoice(): Finding {
  if (findFfmpeg()) return ok('voice', 'ffmpeg is installed.');
  return off('voice', 'ffmpeg is not installed.', 'Voice notes are off without it: apt-get install ffmpeg');
}

function checkPushes({ vapid }: Config): Finding {
  if (vapid) return ok('pushes', 'Their keys are set.');
  return off('pushes', 'The VAPID_ keys are not set.', 'Without them nothing is pushed.');
}
