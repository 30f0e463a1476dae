/** The queues of the room, what was decided in them, and the overview of them all. */
export const queueNames = ['verifications', 'reports', 'photos', 'appeals', 'decided', 'overview'] as const;
export type QueueName = (typeof queueNames)[number];

/** All pages of the room. The overview leads to the switches, which nobody needs on most days. */
export const pageNames = [...queueNames, 'switches'] as const;
export type PageName = (typeof pageNames)[number];

/** Returns the page that an address names: `?queue=reports`. Any other address means the first queue. */
export function queueOf(search: string): PageName {
  const asked = new URLSearchParams(search).get('queue');
  return pageNames.find((name) => name === asked) ?? 'verifications';
}

export function pathOfQueue(name: PageName): string {
  return name === 'verifications' ? '/moderation' : `/moderation?queue=${name}`;
}

const countMax = 99;

/** Returns the text of a queue's badge: empty for zero, "99+" above 99. */
export function waitingText(count: number | undefined): string {
  if (!count) return '';
  return count > countMax ? `${countMax}+` : String(count);
}
