import { randomUUID } from 'node:crypto';
import { nairobiDay } from '../../contract/src/nairobi-day.ts';
import { createMessagesRepository, messageStatements } from '../../server/src/features/messages/messages.repository.ts';
import { pick, type Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';
import { drawPairCommands, type MatchedPair } from './matched-pairs.ts';

const text = 'Sawa, chai at four by the lake, or shall we go and hear the band on Saturday?';
const limits = { basic: 50, premium: null };
/** The page size that the web app requests when a chat is opened. */
const pageSize = 50;

export function messagePath({ database }: Bench, pairs: readonly MatchedPair[]): HotPath {
  const repository = createMessagesRepository(database.database);
  return {
    scenario: 'message',
    cpuMicrosMax: 450,
    layerRatioMin: 0.7,
    requests: (total) =>
      Array.from({ length: total }, (_, index) => {
        const { senderId, receiverId } = pick(pairs, index);
        return {
          userId: senderId,
          request: {
            method: 'POST',
            path: '/api/messages/send/',
            body: { sender: senderId, receiver: receiverId, text, client_id: randomUUID() },
          },
        };
      }),
    runRepository: (index) => {
      const now = new Date();
      return repository.writeMessage({
        ...pick(pairs, index),
        text,
        clientId: randomUUID(),
        replyTo: null,
        replyToPrompt: null,
        mediaId: null,
        now,
        day: nairobiDay(now),
        limits,
        warning: null,
        laterWarning: null,
        isConfirmed: false,
      });
    },
    script: {
      setUp: drawPairCommands(pairs),
      statement: messageStatements.writeMessage.text,
      values: [
        ':sender',
        ':receiver',
        `'${text}'`,
        ':client',
        'now()',
        'current_date',
        String(limits.basic),
        'null',
        'null',
        'null',
        'null',
        'null',
        'false',
      ],
    },
  };
}

export function conversationPath({ database }: Bench, pairs: readonly MatchedPair[]): HotPath {
  const repository = createMessagesRepository(database.database);
  return {
    scenario: `conversation (newest ${pageSize})`,
    cpuMicrosMax: null,
    layerRatioMin: 0.4,
    requests: (total) =>
      Array.from({ length: total }, (_, index) => {
        const { senderId, receiverId } = pick(pairs, index);
        return {
          userId: senderId,
          request: { method: 'GET', path: `/api/messages/conversation/${receiverId}/?limit=${pageSize}` },
        };
      }),
    runRepository: (index) => {
      const { senderId, receiverId } = pick(pairs, index);
      return repository.listMessages(senderId, receiverId, { limit: pageSize });
    },
    script: {
      setUp: drawPairCommands(pairs),
      statement: messageStatements.newestMessages.text,
      values: [':sender', ':receiver', '0', String(Number.MAX_SAFE_INTEGER), String(pageSize)],
    },
  };
}
