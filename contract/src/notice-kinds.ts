/** What a member can be told of outside the app. */
export const noticeKinds = ['match', 'message', 'like', 'verification'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
