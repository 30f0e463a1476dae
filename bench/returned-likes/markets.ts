import { nairobiDay } from '@mwanzo/contract/nairobi-day';
import { townNames } from '@mwanzo/contract/town-names';
import { insertDemoMembers } from '../../demo/src/insert-demo-members.fixture.ts';
import type { Database } from '../../server/src/database/connect.ts';

export interface Market {
  readonly name: string;
  fill(database: Database): Promise<void>;
}

const empty = (database: Database) => database.pool.query('truncate users cascade');

async function fillWithDemo(database: Database): Promise<void> {
  await empty(database);
  await insertDemoMembers(database);
}

/**
 * Inserts members of these towns. Of 100, 48 are women, 48 men and 4 neither; 88 are straight, 6 gay or lesbian and 6
 * bisexual. Three of four hide the orientation, as the sign-up form proposes, and eight of ten have the badge. Nobody
 * has chosen preferences.
 */
async function fillWith(database: Database, members: number, towns: readonly string[]): Promise<void> {
  const client = await database.pool.connect();
  try {
    await empty(database);
    await client.query('select setseed(.42)');
    await client.query(
      `with numbered as materialized (
        select n, random() as gender, random() as orientation, random() as hides, random() as badge, random() as age,
          random() as visit, ($2::text[])[1 + floor(random() * cardinality($2::text[]))::int] as town
        from generate_series(1, $1::int) n
      ), accounts as (
        insert into users (id, email, password_hash, full_name, created_at)
        select n, n || '@mwanzo.test', 'none', 'M', now() from numbered
      )
      insert into profiles (user_id, name, age, birthday, location, location_folded, town, gender, orientation,
        orientation_visibility, is_verified, saved_at, active_on, rank_key, search_words)
      select n, 'M', 18 + floor(42 * age * age)::int, current_date - ((18.5 + 42 * age * age) * 365.25)::int, town,
        lower(town), town,
        case when gender < .48 then 'female' when gender < .96 then 'male' else 'non-binary' end,
        case when orientation < .88 then 'straight' when orientation < .94 then 'bisexual'
          when gender < .48 then 'lesbian' else 'gay' end,
        case when hides < .75 then 'matches' else 'everyone' end, badge < .8, now(), $3::date, 7 * visit, '{m}'
      from numbered`,
      [members, towns, nairobiDay(new Date())],
    );
  } finally {
    client.release();
  }
}

const kiambu = ['Thika', 'Ruiru', 'Kikuyu', 'Kiambu', 'Limuru', 'Juja'].filter((name) =>
  townNames.some((town) => town === name),
);

export const markets: readonly Market[] = [
  { name: "the demo's people", fill: fillWithDemo },
  { name: 'a town of 300', fill: (database) => fillWith(database, 300, ['Nyeri']) },
  { name: 'a county of 5,000', fill: (database) => fillWith(database, 5000, kiambu) },
];
