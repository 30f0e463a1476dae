-- Phones whose owners want no prompts (docs/product.md, "Payments"). They are compared by the hash that orders have too.
create table payment_refused_phones (
  phone_hash bytea constraint payment_refused_phones_pkey primary key,
  refused_at timestamptz not null,
  constraint payment_refused_phones_hash check (octet_length(phone_hash) = 32)
);
