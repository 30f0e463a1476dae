import { sql, type Sql } from '../../../database/sql.ts';

// SQL about photos and voice notes for other features. All arguments are SQL.

/** JSON object of a MediaRow from a row under this alias. */
export function mediaObject(media: Sql): Sql {
  return sql`json_build_object('id', ${media}.id, 'key', ${media}.storage_key, 'kind', ${media}.kind,
      'bytes', ${media}.bytes, 'width', ${media}.width, 'height', ${media}.height, 'isExplicit', ${media}.is_explicit,
      'isShown', ${media}.shown_at is not null, 'isTrusted', exists (
        select from message_media shown
        where shown.owner_id = ${media}.owner_id and shown.partner_id = ${media}.partner_id
          and shown.shown_at is not null
      ), 'durationMs', ${media}.duration_ms, 'waveform', encode(${media}.waveform, 'base64'))`;
}

/** Scalar: the id of the media of a message, as long as the two members can see it. */
export function mediaIdOf(messageId: Sql): Sql {
  return sql`(select media.id from message_media media
    where media.message_id = ${messageId} and media.gone_at is null)`;
}

/**
 * Statement that ends the keeping of media for the cases in this query of ids. `removeGoneMedia` runs after the commit.
 */
export function releaseMedia(caseIds: Sql): Sql {
  return sql`update message_media set case_ids = array(select unnest(case_ids) except ${caseIds})
    where case_ids && array(${caseIds})`;
}

/** Scalar: the MediaRow that reviewers of an open case see, or null. */
export function reviewedMedia(id: Sql): Sql {
  return sql`(select ${mediaObject(sql`media`)} from message_media media
    where media.id = ${id} and media.case_ids <> '{}')`;
}
