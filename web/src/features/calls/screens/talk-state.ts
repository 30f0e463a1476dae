/** Who has said yes to calls: nobody, the member, the other one, or both. */
export type TalkState = 'none' | 'asked' | 'asked_me' | 'both';

/** Whether the member can call, or what is missing. */
export type MayCallState =
  | 'yes'
  | 'needs_talk'
  | 'needs_premium'
  | 'needs_messages'
  | 'needs_verification'
  | 'quiet_hours'
  | 'unanswered'
  | 'off'
  | 'in_call';
