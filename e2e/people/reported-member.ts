import { apiRequest } from '../server/api-requests.ts';
import type { PhotoFile } from './photo-files.ts';
import { makeMatch, makeVerifiedMember } from './verified-member.ts';
import type { WaitingMember } from './waiting-member.ts';
import { writeMessage } from './write-message.ts';

export const conversation = {
  before: 'Did you get home well?',
  reported: 'You will hear from me about this',
  after: 'Please leave me alone',
};

interface ReportedMember {
  readonly reported: WaitingMember;
  readonly reporter: WaitingMember;
}

/** Somebody whose match has reported one of their messages. */
export async function makeReportedMember(photo?: PhotoFile): Promise<ReportedMember> {
  const [reported, reporter] = [await makeVerifiedMember({ ...(photo && { photo }) }), await makeVerifiedMember()];
  await makeMatch(reporter, reported);
  await writeMessage(reporter, reported, conversation.before);
  const messageId = await writeMessage(reported, reporter, conversation.reported);
  await writeMessage(reporter, reported, conversation.after);
  await apiRequest('POST', '/api/reports/', {
    token: reporter.token,
    body: { user_id: reported.id, reason: 'harassment', text: 'They wait for me.', message_ids: [messageId] },
  });
  return { reported, reporter };
}
