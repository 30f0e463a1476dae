import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePhotoKey } from '../gateways/photo-storage/photo-storage.ts';
import { storeDocument } from '../testing/store-document.ts';
import { abandonedUploadMs } from '../app/uploads.ts';
import * as due from './due-work.fixture.ts';
import type { loops } from './loops.ts';
import type { queuedJobs } from './queued-jobs.ts';

/** The hourly jobs have a list of their own. */
type LoopName = Exclude<keyof typeof loops, 'run the hourly jobs'>;

export const dueLoops: Readonly<Record<LoopName, due.MakeDue>> = {
  'remove abandoned uploads': async ({ dataDir }) => {
    const file = path.join(dataDir, 'uploads/mwanzo-upload-left/0');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'half a photo');
    const left = new Date(Date.now() - 2 * abandonedUploadMs);
    for (const each of [file, path.dirname(file)]) utimesSync(each, left, left);
    return () => !existsSync(file);
  },
  'erase files of deleted accounts': async (world) => {
    const photo = makePhotoKey();
    await world.photoStorage.put(photo, [{ width: 160, bytes: Buffer.from('a photo') }]);
    const document = await storeDocument(world.vault, Buffer.from('a document'));
    const files = { photo_keys: [photo], document_keys: [document] };
    await due.insert(world, 'erasures', { erased_at: new Date(), session_ids: [], ...files });
    return async () => (await world.photoStorage.read(photo, 160)) === null && !(await due.isKept(world, document));
  },
  'erase documents that no submission holds': async (world) => {
    const key = await storeDocument(world.vault, Buffer.from('replaced'));
    const other = await storeDocument(world.vault, Buffer.from('of somebody'));
    await due.insert(world, 'unheld_documents', { key, erase_at: new Date() });
    return async () => !(await due.isKept(world, key)) && (await due.isKept(world, other));
  },
  'ask about payments': async (world) => {
    const { id: user_id } = await due.join(world);
    const prompted = { checkout_request_id: `checkout-${user_id}`, prompted_at: due.hoursAgo(1) };
    const asked = { user_id, state: 'unconfirmed', ...prompted, next_query_at: new Date() };
    const code = await due.order(world, { ...asked, created_at: due.hoursAgo(1) });
    return () => due.has(world, 'payment_orders', `state = 'failed' and code = $1`, code);
  },
  'follow plans': async (world) => {
    const member = await due.join(world);
    return due.once(async (address) => {
      const stream = await due.open(address, member);
      // As the operator's command does it, which has no bus.
      await due.givePremium(world, member, { source: 'operator', starts_at: new Date(), ends_at: due.daysAgo(-1) });
      return () => stream.events().some(({ type }) => type === 'payment');
    });
  },
  'tell of trial ends': async (world) => {
    const member = await due.join(world);
    const trial = { source: 'trial', starts_at: due.daysAgo(4), ends_at: due.hoursAgo(1) } as const;
    await due.givePremium(world, member, trial);
    return () => due.isNotified(world, member, 'premium');
  },
  'refit the weights': async (world) => {
    // Two nights were missed, so that it begins at any hour.
    await due.insert(world, 'matching_choices', { refitted_on: due.daysAgo(3) });
    return () => due.has(world, 'matching_choices', 'refit_outcome like $1', 'too few lessons%');
  },
  'fold lessons': async (world) => {
    const [{ id: one }, { id: other }] = [await due.join(world), await due.join(world)];
    const [low_id, high_id] = [Math.min(one, other), Math.max(one, other)];
    const answer = { low_liked: true, low_swiped_at: new Date(), low_to_learn: true };
    await due.insert(world, 'pairs', { low_id, high_id, ...answer });
    return () => due.has(world, 'matching_states', 'generosity_mean > 0 and user_id = $1', low_id);
  },
  'look for lessons': async (world) => {
    const [one, other] = await due.joinMatch(world);
    const [low_id, high_id] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
    for (const sender_id of [low_id, high_id, low_id, high_id, low_id, high_id])
      await due.insert(world, 'messages', { low_id, high_id, sender_id, text: 'Habari', created_at: new Date() });
    return () => due.has(world, 'matching_states', 'attractiveness_mean > 0 and user_id = $1', low_id);
  },
  'set prices': async (world) => {
    const { id: user_id } = await due.join(world);
    await due.insert(world, 'matching_states', { user_id, shown: 1000, generosity_variance: 0.5 });
    const { id: other } = await due.join(world);
    await due.insert(world, 'matching_states', { user_id: other });
    return () => due.has(world, 'matching_states', 'log_price > 0 and user_id = $1', user_id);
  },
  'end calls': async (world) => {
    const { id } = await due.ring(world, due.hoursAgo(1));
    return () => due.has(world, 'calls', 'ended_at is not null and id = $1', id);
  },
  'push a call': async (world) => {
    const { id, callee } = await due.ring(world, due.hoursAgo(-1));
    await due.subscribe(world, callee);
    return () => world.pushedTags().includes(`call-${id}`);
  },
};

export const dueQueued: Readonly<Record<keyof typeof queuedJobs, due.MakeDue>> = {
  'collect mails': async (world) => {
    const [one, other] = await due.joinMatch(world);
    await due.notify(world, one, other, due.hoursAgo(13));
    return () => world.mailedTo().includes(due.addressOf(one));
  },
  'collect mails about dates': async (world) => {
    const [{ id: user_id }, { id: partner_id }] = await due.joinMatch(world);
    const friend_email = `friend-of-${user_id}@mwanzo.test`;
    await due.insert(world, 'date_plans', {
      user_id,
      client_id: randomUUID(),
      partner_id,
      partner_name: 'Brian',
      place: 'Java House',
      friend_email,
      created_at: due.hoursAgo(9),
      meets_at: due.hoursAgo(5),
      check_in_at: due.hoursAgo(3),
      closes_at: due.daysAgo(-1),
      nonce: randomBytes(16),
      secret_hash: randomBytes(32),
    });
    return () => world.mailedTo().includes(friend_email);
  },
  'collect mails of receipts': async (world) => {
    const member = await due.join(world);
    const bought = { paid_at: new Date(), starts_at: new Date(), ends_at: due.daysAgo(-1) };
    await due.order(world, { user_id: member.id, state: 'paid', ...bought });
    return () => world.mailedTo().includes(due.addressOf(member));
  },
  'collect mails about accounts': async (world) => {
    const member = await due.join(world);
    const email = due.addressOf(member);
    await due.insert(world, 'account_mails', { user_id: member.id, kind: 'password', email, created_at: new Date() });
    return () => world.mailedTo().includes(email);
  },
  'collect pushes': async (world) => {
    const [one, other] = await due.joinMatch(world);
    await due.subscribe(world, one);
    await due.notify(world, one, other, new Date());
    return () => world.pushedTags().includes(`chat-${other.id}`);
  },
  'collect screenings': async (world) => {
    const selfie = await due.submit(world, { submitted_at: new Date(), consent: 1 });
    const screened = 'verifications join verification_screenings on verification_id = verifications.id';
    return () => due.has(world, screened, 'finished_at is not null and selfie_key = $1', selfie);
  },
};
