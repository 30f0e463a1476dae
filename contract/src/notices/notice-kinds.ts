/** The kinds of news that a member can get outside the app. */
export const noticeKinds = ['match', 'message', 'like', 'verification'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
