import { randomUUID } from 'node:crypto';
import { listConversation } from '../../server/src/features/conversations/messages/list-conversation.ts';
import { sendMessage } from '../../server/src/features/conversations/messages/send-message.ts';
import { systemClock } from '../../server/src/gateways/clock.ts';
import { createLocalEventBus } from '../../server/src/gateways/event-bus/local-event-bus.ts';
import type { Operation } from '../data-layer/operation.ts';
import { draw } from './bench.ts';
import type { HotPath } from './hot-path.ts';
import { drawPairCommands, type MatchedPair } from './matched-pairs.ts';

const text = 'Sawa, chai at four by the lake, or shall we go and hear the band on Saturday?';
/** The page size that the web app requests when a chat is opened. */
const pageSize = 50;

const dependencies = {
  clock: systemClock,
  events: createLocalEventBus(),
  signMediaFor: () => () => '',
  hashText: () => Buffer.alloc(0),
};

function drawTalk(pairs: readonly MatchedPair[]) {
  const { senderId, receiverId } = draw(pairs, null);
  return { sender: senderId, receiver: receiverId };
}

export function messagePath(pairs: readonly MatchedPair[]): HotPath {
  const operation: Operation<{ sender: number; receiver: number; client: string }> = {
    draw: () => ({ ...drawTalk(pairs), client: randomUUID() }),
    run: (database, { client, ...talk }) =>
      sendMessage({ ...dependencies, database }, talk.sender, { ...talk, text, client_id: client }),
    pgbench: drawPairCommands(pairs),
    found: [[{ isPremium: true, repliesToPremium: false, storedId: null }], [{ id: 1, clientId: null }]],
  };
  return {
    name: 'message',
    scenario: 'message',
    status: 201,
    cpuMicrosMax: 450,
    layerRatioMin: 0.7,
    operation,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => {
        const { senderId, receiverId } = draw(pairs, membersMax);
        const body = { sender: senderId, receiver: receiverId, text, client_id: randomUUID() };
        return { userId: senderId, request: { method: 'POST', path: '/api/messages/send/', body } };
      }),
  };
}

export function conversationPath(pairs: readonly MatchedPair[]): HotPath {
  const operation: Operation<{ sender: number; receiver: number }> = {
    draw: () => drawTalk(pairs),
    run: (database, { sender, receiver }) =>
      listConversation({ ...dependencies, database }, sender, receiver, { limit: pageSize }),
    pgbench: drawPairCommands(pairs),
  };
  return {
    name: 'conversation',
    scenario: `conversation (newest ${pageSize})`,
    status: 200,
    cpuMicrosMax: null,
    layerRatioMin: 0.4,
    operation,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => {
        const { senderId, receiverId } = draw(pairs, membersMax);
        const path = `/api/messages/conversation/${receiverId}/?limit=${pageSize}`;
        return { userId: senderId, request: { method: 'GET', path } };
      }),
  };
}
