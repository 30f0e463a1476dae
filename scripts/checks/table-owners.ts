// The feature of the server that owns each table, as data.

/**
 * The owner of each table is the only feature that writes to it and names its columns. Others import SQL words from its
 * index.ts.
 */
export const tableOwners: Readonly<Record<string, string>> = {
  users: 'members',
  sessions: 'accounts',
  ended_sessions: 'accounts',
  deleted_sessions: 'accounts',
  refresh_tokens: 'accounts',
  account_tries: 'accounts',
  reset_requests: 'recovery',
  second_factors: 'second-factors',
  recovery_codes: 'second-factors',
  account_links: 'recovery',
  account_mails: 'recovery',
  profiles: 'profiles',
  photos: 'photos',
  profile_changes: 'changes',
  decided_changes: 'changes',
  pairs: 'pairs',
  like_comments: 'pairs',
  like_counts: 'likes',
  like_reveals: 'likes',
  like_visits: 'likes',
  keeps: 'keeps',
  matching_versions: 'matching',
  matching_choices: 'matching',
  matching_states: 'matching',
  deck_queues: 'deck',
  daily_usage: 'allowances',
  network_usage: 'allowances',
  premium_periods: 'premium',
  premium_trials: 'premium',
  messages: 'messages',
  held_messages: 'messages',
  message_media: 'chat-media',
  calls: 'calls',
  call_talks: 'calls',
  members_in_calls: 'calls',
  message_warnings: 'shield',
  date_plans: 'dates',
  conversation_reads: 'messages',
  past_conversations: 'past-conversations',
  past_messages: 'past-conversations',
  opened_matches: 'matches',
  presences: 'presence',
  notifications: 'notifications',
  verifications: 'verifications',
  verification_screenings: 'verifications',
  identity_documents: 'bans',
  selfie_poses: 'verifications',
  unheld_documents: 'verifications',
  photo_reviews: 'photos',
  photo_looks: 'photos',
  review_claims: 'claims',
  document_grants: 'document-looks',
  switches: 'switches',
  moderation_audit: 'audit',
  audit_head: 'audit',
  report_cases: 'reports',
  reports: 'reports',
  report_messages: 'reports',
  banned_marks: 'bans',
  member_settings: 'settings',
  notice_mails: 'mails',
  payment_orders: 'payments',
  payment_receipts: 'payments',
  payment_events: 'payments',
  payment_phones: 'payments',
  payment_refused_phones: 'payments',
  payment_query_slots: 'payments',
  push_subscriptions: 'push',
  consents: 'consents',
  erasures: 'personal-data',
  installation: 'installation',
  exports: 'personal-data',
};

interface SharedTable {
  /** The column by which every feature may join and lock the table. */
  readonly key: string;
  /** The other columns that a feature may read. */
  readonly lent: Readonly<Record<string, readonly string[]>>;
}

/** The two tables that all features may use. They hold a member's two rows, and only their owners write to them. */
export const sharedTables: Readonly<Record<string, SharedTable>> = {
  users: { key: 'id', lent: {} },
  profiles: {
    key: 'user_id',
    lent: {
      // The part of a profile that `members` shows to every feature, which stands below profiles.
      members: ['name', 'gender', 'bio', 'age', 'birthday', 'location', 'is_verified', 'is_active', 'active_on'].concat(
        ['saved_at', 'hidden_at', 'shown_to'],
      ),
      photos: ['is_verified'],
    },
  },
};

/** The server's files that may name every table, because they fill databases for tests. */
export const tablesOpenTo: readonly RegExp[] = [/\.test\.ts$|\.fixture\.ts$/, /^server\/src\/testing\//];
