import type { Match } from '@mwanzo/contract/conversations/matches';
import { askedAbout } from './asked-about.ts';

/** Opens the report of a match. The match's last message can be attached, with the messages around it. */
export function reportMatch({ user, name, last_message: last }: Match): void {
  const isTheirs = last !== null && last.sender === user.id && !last.is_deleted;
  askedAbout.write({ action: 'report', person: { id: user.id, name }, messageIds: isTheirs ? [last.id] : [] });
}
