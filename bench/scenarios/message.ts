import { randomUUID } from 'node:crypto';
import { nairobiDay } from '../../contract/src/nairobi-day.ts';
import { createMessagesRepository, type MessageInput } from '../../server/src/features/messages/messages.repository.ts';
import { recordScript, variable } from '../data-layer/record-script.ts';
import { draw, pick, type Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';
import { drawPairCommands, type MatchedPair } from './matched-pairs.ts';

const text = 'Sawa, chai at four by the lake, or shall we go and hear the band on Saturday?';
const limits = { basic: 50, premium: null };
/** The page size that the web app requests when a chat is opened. */
const pageSize = 50;

export function messagePath({ database }: Pick<Bench, 'database'>, pairs: readonly MatchedPair[]): HotPath {
  const repository = createMessagesRepository(database.database);
  const inputOf = (pair: MatchedPair, clientId: string): MessageInput => {
    const now = new Date();
    return {
      ...pair,
      text,
      clientId,
      replyTo: null,
      replyToPrompt: null,
      mediaId: null,
      now,
      day: nairobiDay(now),
      limits,
      warning: null,
      laterWarning: null,
      isConfirmed: false,
    };
  };
  const drawn = { senderId: variable('sender'), receiverId: variable('receiver') };
  return {
    name: 'message',
    scenario: 'message',
    status: 201,
    cpuMicrosMax: 450,
    layerRatioMin: 0.7,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => {
        const { senderId, receiverId } = draw(pairs, membersMax);
        return {
          userId: senderId,
          request: {
            method: 'POST',
            path: '/api/messages/send/',
            body: { sender: senderId, receiver: receiverId, text, client_id: randomUUID() },
          },
        };
      }),
    runRepository: (index) => repository.writeMessage(inputOf(pick(pairs, index), randomUUID())),
    script: recordScript(drawPairCommands(pairs), (recorded) =>
      createMessagesRepository(recorded).writeMessage(inputOf(drawn, variable('client'))),
    ),
  };
}

export function conversationPath({ database }: Pick<Bench, 'database'>, pairs: readonly MatchedPair[]): HotPath {
  const repository = createMessagesRepository(database.database);
  return {
    name: 'conversation',
    scenario: `conversation (newest ${pageSize})`,
    status: 200,
    cpuMicrosMax: null,
    layerRatioMin: 0.4,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => {
        const { senderId, receiverId } = draw(pairs, membersMax);
        return {
          userId: senderId,
          request: { method: 'GET', path: `/api/messages/conversation/${receiverId}/?limit=${pageSize}` },
        };
      }),
    runRepository: (index) => {
      const { senderId, receiverId } = pick(pairs, index);
      return repository.listMessages(senderId, receiverId, { limit: pageSize });
    },
    script: recordScript(drawPairCommands(pairs), (recorded) =>
      createMessagesRepository(recorded).listMessages(variable('sender'), variable('receiver'), { limit: pageSize }),
    ),
  };
}
