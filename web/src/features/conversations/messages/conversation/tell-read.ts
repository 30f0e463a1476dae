import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { isPassing } from '../../../../api/request-error.ts';
import { retryDelay } from '../../../../api/query-client.ts';
import type { Transport } from '../../../../api/send.ts';
import { matchesQuery } from '../../../../queries/matches.ts';

/** Of the messages that are read within this time only the last one is reported, in ms. */
const throttleMilliseconds = 1000;
const attemptsMax = 8;

/** The browser completes this request even if the page is closed. */
const outlivingThePage: Transport = (url, message) => fetch(url, { ...message, keepalive: true });

const matchOf = (client: QueryClient, partnerId: number) =>
  client.getQueryData<Match[]>(matchesQuery.queryKey)?.find(({ id }) => id === partnerId);

/** Says whether the list of matches already counts everything up to this message as read. */
function wasRead(client: QueryClient, partnerId: number, id: number): boolean {
  const match = matchOf(client, partnerId);
  return match?.unread_count === 0 && match.is_opened && id <= (match.last_message?.id ?? 0);
}

function noteRead(client: QueryClient, partnerId: number, upTo: number): void {
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) =>
    matches?.map((match) => (match.id === partnerId && !hasNewer(match, upTo) ? { ...match, unread_count: 0 } : match)),
  );
}

/** Says whether the match has written again while the report was on its way. */
const hasNewer = ({ id, last_message: last }: Match, upTo: number): boolean => last?.sender === id && last.id > upTo;

/**
 * Tells the server up to which message a conversation was read: the first time at once, then at most once a second, and
 * again after a temporary failure. The request can safely be repeated.
 */
export function createReadTeller(client: QueryClient, partnerId: number) {
  let wanted = 0;
  let told = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isStopped = false;
  /** The news that was reported last. */
  let newsTold: string | undefined;

  const send = (upTo: number, transport?: Transport) =>
    request('POST /api/messages/conversation/{userId}/read/', {
      params: { userId: partnerId },
      body: { up_to: upTo },
      transport,
    });

  const tell = async () => {
    timer = undefined;
    if (wanted <= told || isBusy) return;
    isBusy = true;
    const [upTo, news] = [wanted, newsTold];
    const noteTold = () => {
      failures = 0;
      // The server may not know yet of news that have come meanwhile, so this is reported again for them.
      if (news === newsTold) told = Math.max(told, upTo);
    };
    let wait = throttleMilliseconds;
    try {
      await send(upTo);
      noteTold();
      noteRead(client, partnerId, upTo);
    } catch (error) {
      wait = retryDelay(failures);
      failures += 1;
      if (!isPassing(error) || failures >= attemptsMax) noteTold();
    } finally {
      isBusy = false;
      if (!isStopped) timer = setTimeout(() => void tell(), wait);
    }
  };
  return {
    /** Called when the member sees this message. */
    read(id: number): void {
      isStopped = false;
      if (wanted === 0 && wasRead(client, partnerId, id)) told = id;
      wanted = Math.max(wanted, id);
      if (wanted <= told) return;
      if (timer === undefined && !isBusy) void tell();
    },
    /** Called when the member sees news that is no message, such as a question. It reports the last message again. */
    readNews(key: string, id: number): void {
      if (key === newsTold) return;
      newsTold = key;
      isStopped = false;
      [told, wanted] = [Math.min(told, id - 1), Math.max(wanted, id)];
      if (timer === undefined && !isBusy) void tell();
    },
    /**
     * Reports the last read message at once when the member leaves the chat or closes the page. It reports nothing
     * later.
     */
    leave(): void {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      if (wanted <= told) return;
      const before = told;
      const upTo = wanted;
      told = upTo;
      send(upTo, outlivingThePage).then(
        () => noteRead(client, partnerId, upTo),
        () => {
          // When the member comes back, it is reported again. A later message may have been reported since.
          if (told === upTo) told = before;
        },
      );
    },
  };
}
