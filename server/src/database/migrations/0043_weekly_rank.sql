-- The rank in the decks of others goes by the week of the last visit, no longer by its day. The same numbers as
-- features/profiles/rank-rules.ts, so that a visit later in the same week moves nobody.
create function pg_temp.mix_bits(value bigint) returns bigint language sql immutable as $$
  select third # (third >> 16) from (
    select ((second # (second >> 13))::numeric * 3266489909 % 4294967296)::bigint as third from (
      select ((value # (value >> 16))::numeric * 2246822507 % 4294967296)::bigint as second
    ) one
  ) two
$$;

update profiles set rank_key = week * 7 - 3 + 7 * (pg_temp.mix_bits(
    pg_temp.mix_bits(pg_temp.mix_bits(user_id % 4294967296) # (user_id / 4294967296)) # week) / 4294967296.0::float8)
  from (select user_id as id, floor((active_on - date '2025-12-29') / 7.0)::bigint as week from profiles) visit
  where user_id = visit.id;
