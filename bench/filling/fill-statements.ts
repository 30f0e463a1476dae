import { firstRandomNumber, groups, memberIdSql } from './member-ids.ts';

/** $1 members, $2 towns, $3 cumulative shares of the towns, $4 first names, $5 interests, $6 password hash. */
export const fillMembers = `
  with numbered as (
    select n, ${memberIdSql('n')} as id, random() as town_draw, random() as gender_draw, random() as orientation_draw,
      random() as choice_draw, random() as age_draw, random() as visit_draw, random() as shuffle,
      ($4::text[])[1 + floor(random() * cardinality($4::text[]))::int] as first_name,
      1 + floor(random() * (cardinality($5::text[]) - 4))::int as interest
    from generate_series(1, $1::int) n
  ), accounts as (
    insert into users (id, email, password_hash, full_name, created_at)
    select id, 'bench-' || n || '@mwanzo.test', $6, first_name || ' ' || n, now() from numbered returning id
  ), premium as (
    insert into premium_periods (user_id, source, starts_at, ends_at, stops_at, created_at)
    -- Given long ago: otherwise the server would tell all of them about it during the measurements.
    select id, 'operator', now() - interval '1 day', now() + interval '1 year', now() + interval '1 year',
      now() - interval '1 day' from accounts
  )
  insert into profiles (user_id, name, bio, age, birthday, location, location_folded, town, gender, orientation,
    interests, is_verified, saved_at, active_on, rank_key, search_words, intent, looking_for, min_age, max_age,
    near, wants, shown_photos)
  select id, first_name || ' ' || n, 'I like long walks along the lake, good music and short queues at the bank. '
      'Tell me about your best chapati.',
    18 + floor(42 * age_draw * age_draw)::int, current_date - ((18.5 + 42 * age_draw * age_draw) * 365.25)::int,
    place.name, lower(place.name), place.name,
    case when gender_draw < .48 then 'female' when gender_draw < .96 then 'male' else 'non-binary' end,
    case when orientation_draw < .88 then 'straight' when orientation_draw < .94 then 'bisexual'
      when gender_draw < .48 then 'lesbian' else 'gay' end,
    ($5::text[])[interest : interest + 3], true, now(), current_date - floor(30 * visit_draw * visit_draw)::int,
    date_trunc('week', current_date - floor(30 * visit_draw * visit_draw)::int)::date - date '2026-01-01' + 7 * shuffle,
    array[lower(first_name), n::text]
      || array(select lower(word) from unnest(($5::text[])[interest : interest + 3]) word),
    case when visit_draw < .6 then 'relationship' when visit_draw < .9 then 'friends' end,
    -- Six of ten have chosen whom they look for, in wide ages; few of them ask for a distance or an intent.
    case when choice_draw < .6 then
      case when gender_draw < .48 then '{men}' when gender_draw < .96 then '{women}' else '{women,men}' end::text[] end,
    case when choice_draw < .6 then 18 end, case when choice_draw < .6 then 60 + floor(40 * age_draw)::int end,
    case when choice_draw < .1 then 'neighbours' when choice_draw < .6 then 'anywhere' end,
    case when choice_draw < .05 then '{relationship,friends}'::text[] end,
    1 + floor(3 * shuffle)
  from numbered cross join lateral (select ($2::text[])[1 + width_bucket(town_draw, $3::float8[])] as name) place`;

/** One to three photos each. The files do not exist, as the bench requests no photos. */
export const fillPhotos = `
  insert into photos (id, user_id, position, storage_key, width, height, thumbhash, created_at)
  select row_number() over (order by user_id, position), user_id, position, md5(user_id || '-' || position), 1080, 1350,
    'HBkSHYSIeHiPiHh8eJd4eTN0EEQ=', now()
  from (select user_id, generate_series(0, shown_photos - 1) as position from profiles) photo`;

/** Otherwise the server would look for the files of all photos during the measurements. */
export const fillPhotoLooks = `insert into photo_looks (photo_id, user_id, looks) select id, user_id, '{}' from photos`;

/** Gives the deck scenarios' groups (member-ids.ts) one gender, age and town. $1 the largest town, $2 a small one. */
export const placeGroups = `
  update profiles set gender = 'female', orientation = 'straight', age = 28, intent = 'relationship',
    looking_for = null, min_age = null, max_age = null, near = null, wants = null,
    town = place, location = place, location_folded = lower(place)
  from (
    select ${memberIdSql('n')} as id, case when n < ${groups.smallTown.from} then $1::text else $2 end as place
    from generate_series(1, ${groups.smallTown.to}) n
  ) numbered where user_id = numbered.id`;

/**
 * $1 members, $2 swipes, 1.1 for each pair. The 1.5th power makes some members more active than others.
 * 3 % of the pairs are matches, 7 % have two swipes and no match, 90 % have one swipe. Some pairs are drawn twice.
 */
export const fillPairs = `
  insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at)
  select least(a, b), greatest(a, b),
    case when a < b then first else second end, case when a < b then second else first end,
    case when a < b or second is not null then at end, case when a > b or second is not null then at end,
    case when first and second then at end
  from (
    select ${memberIdSql('a')} as a, ${memberIdSql('b')} as b, now() - at * interval '60 days' as at,
      case when draw < .065 then true when draw < .10 then false else answer < .45 end as first,
      case when draw < .03 then true when draw < .065 then false when draw < .10 then answer < .45 end as second
    from (
      select ${firstRandomNumber} + floor(($1 - ${firstRandomNumber} + 1) * random() ^ 1.5) as a,
        ${firstRandomNumber} + floor(($1 - ${firstRandomNumber} + 1) * random() ^ 1.5) as b,
        random() as draw, random() as answer, random() as at
      from generate_series(1, ($2 / 1.1)::int)
    ) drawn where a <> b
  ) pair`;

/** The pairs have no key yet. */
export const deleteTwins = `
  delete from pairs where ctid = any (array(
    select ctid from (select ctid, row_number() over (partition by low_id, high_id) as number from pairs) numbered
    where number > 1
  ))`;

/** Each of the group `swipers` has swiped the 10,000 best-ranked candidates. $1 the town that is ranked first. */
export const fillSwipers = `
  insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at)
  select least(swiper.id, best.user_id), greatest(swiper.id, best.user_id),
    case when swiper.id < best.user_id then random() < .4 end,
    case when swiper.id > best.user_id then random() < .4 end,
    case when swiper.id < best.user_id then now() end, case when swiper.id > best.user_id then now() end
  from (select ${memberIdSql('n')} as id from generate_series(${groups.swipers.from}, ${groups.swipers.to}) n) swiper
  cross join (
    select user_id from profiles where gender = 'male' and seeks in ('female', 'everyone')
    order by town = $1 desc, rank_key desc limit 10000
  ) best`;

/** One to sixty messages in each match, twenty on average, inserted in the order of their time as in real use. */
export const fillMessages = `
  insert into messages (low_id, high_id, sender_id, text, created_at)
  select low_id, high_id, case when random() < .5 then low_id else high_id end,
    'Sawa, message ' || n || ': chai at four by the lake, or shall we go and hear the band on Saturday?', sent_at
  from (
    select low_id, high_id, n, matched_at + (n * random()) * interval '1 hour' as sent_at
    from (
      select low_id, high_id, matched_at, 1 + floor(random() ^ 2 * 60)::int as count
      from pairs where matched_at is not null
    ) matched
    cross join lateral generate_series(1, matched.count) n
  ) message order by sent_at`;

/** Nine of ten messages were read soon, each in a step of its own. */
export const fillReads = `
  insert into conversation_reads (low_id, high_id, reader_id, up_to, read_at, is_receipt)
  select low_id, high_id, low_id + high_id - sender_id, id, created_at + interval '1 minute', true
  from messages where random() < .9`;

/** Everybody has opened nine of ten matches. */
export const fillOpenedMatches = `
  insert into opened_matches (low_id, high_id, user_id)
  select low_id, high_id, case when side then low_id else high_id end
  from pairs cross join (values (true), (false)) sides (side) where matched_at is not null and random() < .9`;

/** A tenth is online, and some were here today. */
export const fillPresences = `
  insert into presences (user_id, active_at, online_until)
  select user_id, now() - random() * interval '3 days',
    now() + case when random() < .1 then interval '1 day' else '-1 hour' end
  from profiles`;

/** Pushes and mails have told of them: otherwise the server would send these during the measurements. */
export const fillNotifications = `
  insert into notifications (user_id, kind, actor_id, read_at, created_at, push_batch, mail_collected_at)
  select case when side then low_id else high_id end, 'match', case when side then high_id else low_id end,
    case when random() < .7 then matched_at end, matched_at, 0, matched_at
  from pairs cross join (values (true), (false)) sides (side) where matched_at is not null order by matched_at`;
