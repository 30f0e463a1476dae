/** A recovery request, a link and a mail of member 1, who exists. */
export const existingRecovery = `
  insert into reset_requests (email, is_known_device, asked_at) values ('a@mwanzo.test', false, now());
  insert into account_links (user_id, purpose, email, nonce, token_hash, created_at)
    values (1, 'undo', 'former@mwanzo.test', sha256('nonce'), sha256('link'), now());
  insert into account_mails (user_id, kind, email, link_id, created_at)
    values (1, 'undo', 'former@mwanzo.test', 1, now());
`;
const link = (columns: string, values: string) =>
  `insert into account_links (created_at, ${columns}) overriding system value values (now(), ${values})`;
const linkColumns = 'user_id, purpose, email, nonce, token_hash';
const accountMail = (columns: string, values: string) =>
  `insert into account_mails (created_at, ${columns}) overriding system value values (now(), ${values})`;

/** Statements that must be refused, each with the constraint that refuses it. */
export const recoveryBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['users_email_unique', "update users set email = 'former@mwanzo.test' where id = 2"],
  ['reset_requests_pkey', "insert into reset_requests overriding system value values (1, 'a', false, now())"],
  [
    'reset_requests_email',
    "insert into reset_requests (email, is_known_device, asked_at) values (repeat('a', 255), false, now())",
  ],
  ['account_links_pkey', link(`id, ${linkColumns}`, "1, 1, 'reset', 'a', sha256('a'), sha256('a')")],
  ['account_links_user', link(linkColumns, "4, 'reset', 'a', sha256('a'), sha256('a')")],
  ['account_links_purpose', link(linkColumns, "1, 'read', 'a', sha256('a'), sha256('a')")],
  ['account_links_email', link(linkColumns, "1, 'reset', 'A', sha256('a'), sha256('a')")],
  ['account_links_nonce', link(linkColumns, "1, 'reset', 'a', 'a', sha256('a')")],
  ['account_links_token_hash', link(linkColumns, "1, 'reset', 'a', sha256('a'), 'a'")],
  ['account_links_token_hash_unique', link(linkColumns, "1, 'reset', 'a', sha256('a'), sha256('link')")],
  ['account_mails_pkey', accountMail('id, user_id, kind, email', "1, 1, 'password', 'a'")],
  ['account_mails_user', accountMail('user_id, kind, email', "4, 'password', 'a'")],
  ['account_mails_kind', accountMail('user_id, kind, email', "1, 'advert', 'a'")],
  ['account_mails_email', accountMail('user_id, kind, email', "1, 'password', 'A'")],
  ['account_mails_link', accountMail('user_id, kind, email, link_id', "1, 'reset', 'a', 2")],
  [
    'account_mails_outcome',
    accountMail('user_id, kind, email, ended_at, outcome', "1, 'password', 'a', now(), 'lost'"),
  ],
  ['account_mails_browser', accountMail('user_id, kind, email, browser', "1, 'device', 'a', ''")],
  ['account_mails_system', accountMail('user_id, kind, email, system', "1, 'device', 'a', ''")],
  ['account_mails_ended', accountMail('user_id, kind, email, ended_at', "1, 'password', 'a', now()")],
];
