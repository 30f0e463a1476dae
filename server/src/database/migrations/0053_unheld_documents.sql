-- Documents in the vault that no submission holds: their upload is under way, or they are to be erased. A row is written
-- before its document, so that no document is ever without one. Its account may be gone.
create table unheld_documents (
  key text constraint unheld_documents_pkey primary key
    constraint unheld_documents_key_format check (key ~ '^[0-9a-f]{32}$'),
  user_id bigint constraint unheld_documents_user references users on delete set null,
  erase_at timestamptz not null
);
create index unheld_documents_due on unheld_documents (erase_at);
create index unheld_documents_of_user on unheld_documents (user_id);
