/** The installation's name, a task that a deletion has left, an export that member 1 took, and a consent of theirs. */
export const existingPersonalData = `
  insert into erasures (erased_at, session_ids, photo_keys, document_keys) values (now(), '{}', '{}', '{}');
  insert into installation values ('00000000-0000-4000-8000-000000000001', now());
  insert into matching_versions (made_at, weights, figures) values (now(), '{}', '{}');
  insert into matching_choices default values;
  insert into exports (user_id, started_at) values (1, now());
  insert into consents (user_id, purpose, version, given_at) values (1, 'orientation', 1, now());
`;
const consent = (columns: string, values: string) =>
  `insert into consents (given_at, ${columns}) overriding system value values (now(), ${values})`;

/** Statements that must be refused, each with the constraint that refuses it. */
export const personalDataBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  [
    'erasures_pkey',
    `insert into erasures (id, erased_at, session_ids, photo_keys, document_keys) overriding system value
       values (1, now(), '{}', '{}', '{}')`,
  ],
  ['installation_pkey', "insert into installation values ('00000000-0000-4000-8000-000000000001', now())"],
  ['installation_one', "insert into installation values ('00000000-0000-4000-8000-000000000002', now())"],
  ['installation_only', "insert into installation values ('00000000-0000-4000-8000-000000000002', now(), false)"],
  [
    'matching_versions_pkey',
    `insert into matching_versions (id, made_at, weights, figures) overriding system value
       values (1, now(), '{}', '{}')`,
  ],
  ['matching_choices_pkey', 'insert into matching_choices default values'],
  ['matching_choices_only', 'insert into matching_choices (is_only) values (false)'],
  ['exports_pkey', 'insert into exports (id, user_id, started_at) overriding system value values (1, 1, now())'],
  ['exports_user', 'insert into exports (user_id, started_at) values (4, now())'],
  ['consents_pkey', consent('id, user_id, purpose, version', "1, 1, 'verification', 1")],
  ['consents_user', consent('user_id, purpose, version', "4, 'orientation', 1")],
  ['consents_purpose', consent('user_id, purpose, version', "1, 'advertising', 1")],
  ['consents_version', consent('user_id, purpose, version', "1, 'verification', 0")],
  [
    'consents_order',
    consent('user_id, purpose, version, withdrawn_at', "1, 'verification', 1, now() - interval '1 day'"),
  ],
  ['consents_one_given', consent('user_id, purpose, version', "1, 'orientation', 1")],
];
