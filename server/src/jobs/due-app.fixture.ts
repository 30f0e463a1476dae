import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomId } from '../gateways/random-id.ts';
import * as due from './due-work.fixture.ts';

/** Lists the work that the app (app.ts) does by itself, beside the responses that it gives. */
export const dueInApp: Readonly<Record<string, due.MakeDue>> = {
  'end the streams of a session that another process has ended': async (world) => {
    const { id: userId } = await due.join(world);
    const sessionId = randomId();
    const token = await world.tokens.issue({ userId, role: 'member' }, sessionId);
    return due.once(async (address) => {
      const stream = await due.open(address, { token });
      let isOver = false;
      void stream.ended().then(() => (isOver = true));
      await due.insert(world, 'ended_sessions', { id: sessionId, ended_at: new Date() });
      return () => isOver;
    });
  },
  'write who is here': async (world) => {
    const { id, token } = await due.join(world);
    return due.once(async (address) => {
      await due.open(address, { token });
      return () => due.has(world, 'presences', 'online_until > now() and user_id = $1', id);
    });
  },
  'watch the disk and the migrations': async (world) =>
    due.once(async (address) => {
      // The start has looked at both already. A later look finds this.
      writeFileSync(path.join(world.dataDir, 'full-disk'), '');
      const last = 'select max(name) from schema_migrations';
      await world.database.pool.query(`delete from schema_migrations where name = (${last})`);
      return async () => {
        const told = (await (await fetch(`${address}/health/ready`)).json()) as Record<string, unknown>;
        return told['reason'] === 'migrations' && String(told['degraded']) === 'disk';
      };
    }),
  'ring when a called member opens the app': async (world) => {
    const { id, callee } = await due.ring(world, due.hoursAgo(-1));
    return due.once(async (address) => {
      const stream = await due.open(address, callee);
      return () => stream.text().includes(id);
    });
  },
  'send the prompts of orders': async (world) => {
    const member = await due.join(world);
    return due.once(async (address) => {
      const order = { product: 'day', phone: '0712345678', client_key: randomUUID(), remember: false };
      await due.send(address, 'POST /api/payments/orders/', member.token, order);
      return () => due.has(world, 'payment_orders', 'checkout_request_id is not null and user_id = $1', member.id);
    });
  },
  'send mails after their responses': async (world) => {
    const email = `leaving-${randomId()}@mwanzo.test`;
    const password = 'karibu-mwanzo';
    return due.once(async (address) => {
      const person = { full_name: 'Asha', email, password, birthday: '1996-05-05' };
      const signUp = await due.send(address, 'POST /api/signup/', 'none', person);
      const { token } = (await signUp.json()) as { token: { access: string } };
      await due.send(address, 'DELETE /api/account/', token.access, { password });
      return () => world.mailedTo().includes(email);
    });
  },
};
