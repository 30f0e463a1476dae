import { sql, type Sql } from '../../../database/sql.ts';
import type { PersonalTables } from '../../../database/personal-table.ts';

export const personalMedia: PersonalTables = {
  message_media: {
    personal:
      'id storage_key kind owner_id partner_id message_id created_at bytes width height is_explicit shown_at ' +
      'duration_ms waveform gone_at',
    other: 'case_ids',
    exported: {
      document: 'message_media',
      rows: (me) => sql`
        select 'messages/' || id || case kind when 'photo' then '.webp' else '.webm' end as file,
          partner_id as match_id, message_id is not null as is_sent, created_at, bytes, width, height, is_explicit,
          shown_at, duration_ms
        from message_media where owner_id = ${me} and gone_at is null order by created_at, id`,
    },
    erased: [
      (me) => sql`
        update message_media set gone_at = now(), case_ids = case when owner_id = ${me} then '{}' else case_ids end
        where ${me} in (owner_id, partner_id)`,
    ],
    kept: 'What somebody else sent the member and the member reported, until the report is closed.',
  },
};

/**
 * Query for the media that a member has sent or uploaded: storage_key, stored (the name of the file) and file (its
 * place in the archive).
 */
export const storedMediaOf = (userId: Sql): Sql =>
  sql`select storage_key, case kind when 'photo' then 'photo.webp' else 'note.webm' end as stored,
    'messages/' || id || case kind when 'photo' then '.webp' else '.webm' end as file
   from message_media where owner_id = ${userId} and gone_at is null order by created_at, id`;
