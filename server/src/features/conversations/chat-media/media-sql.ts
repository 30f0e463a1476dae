import { sql, type Sql } from '../../../database/sql.ts';

// SQL about photos and voice notes for other features. All arguments are SQL.

/** A photo or voice note, as `mediaColumn` selects it. */
export interface MediaRow {
  readonly id: number;
  readonly key: string;
  readonly kind: 'photo' | 'voice';
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Null when it was not screened. */
  readonly isExplicit: boolean | null;
  /** The receiver has uncovered it. */
  readonly isShown: boolean;
  /** The receiver has uncovered another photo of the same sender. */
  readonly isTrusted: boolean;
  readonly durationMs: number | null;
  /** The waveform in base64. */
  readonly waveform: string | null;
}

/** JSON object of a MediaRow from a row under this alias. */
export function mediaObject(media: string): Sql {
  return sql`json_build_object('id', ${media}.id, 'key', ${media}.storage_key, 'kind', ${media}.kind,
      'bytes', ${media}.bytes, 'width', ${media}.width, 'height', ${media}.height, 'isExplicit', ${media}.is_explicit,
      'isShown', ${media}.shown_at is not null, 'isTrusted', exists (
        select from message_media shown
        where shown.owner_id = ${media}.owner_id and shown.partner_id = ${media}.partner_id
          and shown.shown_at is not null
      ), 'durationMs', ${media}.duration_ms, 'waveform', encode(${media}.waveform, 'base64'))`;
}

/** Scalar: the MediaRow of a message, or null. */
export function mediaColumn(messageId: string): Sql {
  return sql`(select ${mediaObject('media')} from message_media media
    where media.message_id = ${messageId} and media.gone_at is null)`;
}

/**
 * Statement that removes everything that two members have sent each other from their view, including unsent uploads.
 */
export function takeMediaBetween(one: string, other: string, at: string): Sql {
  return sql`update message_media set gone_at = ${at}
    where least(owner_id, partner_id) = least(${one}, ${other})
      and greatest(owner_id, partner_id) = greatest(${one}, ${other})
      and gone_at is null`;
}

/** Scalar: the id of the media of a message, as long as the two members can see it. */
export function mediaIdOf(messageId: string): Sql {
  return sql`(select media.id from message_media media
    where media.message_id = ${messageId} and media.gone_at is null)`;
}

/**
 * Statement that ends the keeping of media for the cases in this query of ids. `removeGoneMedia` runs after the commit.
 */
export function releaseMedia(caseIds: string): Sql {
  return sql`update message_media set case_ids = array(select unnest(case_ids) except ${caseIds})
    where case_ids && array(${caseIds})`;
}

/** Scalar: the MediaRow that reviewers of an open case see, or null. */
export function reviewedMedia(id: string): Sql {
  return sql`(select ${mediaObject('media')} from message_media media
    where media.id = ${id} and media.case_ids <> '{}')`;
}
