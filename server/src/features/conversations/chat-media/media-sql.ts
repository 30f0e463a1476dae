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
export function mediaObject(media: string): string {
  return `json_build_object('id', ${media}.id, 'key', ${media}.storage_key, 'kind', ${media}.kind,
      'bytes', ${media}.bytes, 'width', ${media}.width, 'height', ${media}.height, 'isExplicit', ${media}.is_explicit,
      'isShown', ${media}.shown_at is not null, 'isTrusted', exists (
        select from message_media shown
        where shown.owner_id = ${media}.owner_id and shown.partner_id = ${media}.partner_id
          and shown.shown_at is not null
      ), 'durationMs', ${media}.duration_ms, 'waveform', encode(${media}.waveform, 'base64'))`;
}

/**
 * Scalar: the MediaRow of a message, or null. `claimed` names rows of `claimMedia` that the same statement has just
 * written.
 */
export function mediaColumn(messageId: string, claimed?: string): string {
  const stored = `select * from message_media where message_id = ${messageId} and gone_at is null`;
  const media = claimed === undefined ? stored : `${stored} union all select * from ${claimed}`;
  return `(select ${mediaObject('media')} from (${media}) media limit 1)`;
}

interface Unsent {
  readonly id: string;
  readonly owner: string;
  readonly partner: string;
}

/** Query for the id and kind of an upload that the owner may still send to the partner. `from` joins other rows. */
export function unsentMedia({ id, owner, partner }: Unsent, from = ''): string {
  return `select media.id, media.kind from message_media media ${from}
    where media.id = ${id} and media.owner_id = ${owner} and media.partner_id = ${partner}
      and media.message_id is null and media.gone_at is null`;
}

/** Like `unsentMedia`, but also locks the upload until the transaction ends. */
export function lockUnsentMedia(unsent: Unsent, from: string): string {
  return `${unsentMedia(unsent, from)} for no key update of media`;
}

/** Statement that gives a locked upload to the message of `from` (with id and media_kind). It returns the row. */
export function claimMedia({ id, from }: { readonly id: string; readonly from: string }): string {
  return `update message_media media set message_id = ${from}.id from ${from}
    where media.id = ${id} and ${from}.media_kind is not null
    returning media.*`;
}

/** Statement that records that the receiver wants to see the photo of the message of `from`. It returns message_id. */
export function showPhoto({ from, receiver, at }: Record<'from' | 'receiver' | 'at', string>): string {
  return `update message_media media set shown_at = ${at} from ${from}
    where media.message_id = ${from}.id and media.kind = 'photo' and media.partner_id = ${receiver}
      and media.shown_at is null and media.gone_at is null
    returning media.message_id`;
}

/** Condition: the receiver of the photo of this message has not uncovered it. */
export function waitsForReceiver(messageId: string): string {
  return `exists (select from message_media media
      where media.message_id = ${messageId} and media.kind = 'photo' and media.shown_at is null
        and media.gone_at is null)`;
}

/**
 * Statement that removes the media of the messages of `from` from both members' view. `removeGoneMedia` runs after the
 * commit.
 */
export function takeMediaOf({ from, at }: Record<'from' | 'at', string>): string {
  return `update message_media media set gone_at = ${at} from ${from}
    where media.message_id = ${from}.id and media.gone_at is null`;
}

/**
 * Statement that removes everything that two members have sent each other from their view, including unsent uploads.
 */
export function takeMediaBetween(one: string, other: string, at: string): string {
  return `update message_media set gone_at = ${at}
    where least(owner_id, partner_id) = least(${one}, ${other})
      and greatest(owner_id, partner_id) = greatest(${one}, ${other})
      and gone_at is null`;
}

/** Scalar: the id of the media of a message, as long as the two members can see it. */
export function mediaIdOf(messageId: string): string {
  return `(select media.id from message_media media where media.message_id = ${messageId} and media.gone_at is null)`;
}

/** Statement that keeps media for the reviewers of a case. `ids` is a query for their ids. */
export function keepMediaFor(caseId: string, ids: string): string {
  return `update message_media set case_ids = array_append(case_ids, ${caseId})
    where id in (${ids}) and not ${caseId} = any (case_ids)`;
}

/**
 * Statement that ends the keeping of media for the cases in this query of ids. `removeGoneMedia` runs after the commit.
 */
export function releaseMedia(caseIds: string): string {
  return `update message_media set case_ids = array(select unnest(case_ids) except ${caseIds})
    where case_ids && array(${caseIds})`;
}

/** Scalar: the MediaRow that reviewers of an open case see, or null. */
export function reviewedMedia(id: string): string {
  return `(select ${mediaObject('media')} from message_media media where media.id = ${id} and media.case_ids <> '{}')`;
}
