import { sql, type Sql } from '../../../database/sql.ts';

/**
 * Query for the last message of a pair, for a lateral join: id, text (empty if deleted), is_deleted, media_kind,
 * sender_id, created_at, low_id, high_id.
 */
export function lastMessageOf(lowId: Sql, highId: Sql): Sql {
  return sql`(select message.id, case when message.deleted_at is null then message.text else '' end as text,
      message.deleted_at is not null as is_deleted, case
        when message.deleted_at is null then message.media_kind end as media_kind,
      message.sender_id, message.created_at, message.low_id, message.high_id
    from messages message
    where message.low_id = ${lowId} and message.high_id = ${highId} order by message.id desc limit 1)`;
}

/** Query for the messages of a pair: id, sender_id, text (also of a deleted one), is_deleted, created_at. */
export function messagesOf(lowId: Sql, highId: Sql): Sql {
  return sql`select id, sender_id, text, deleted_at is not null as is_deleted, created_at
    from messages where low_id = ${lowId} and high_id = ${highId}`;
}

const idAt = (moment: Sql) => sql`((extract(epoch from now()) ${moment}) * 1000000)::bigint`;

/**
 * Query for the conversations with a message of the last seconds: low_id, high_id. Ids are microseconds of the
 * database's clock. The second bound is no limit; with both, PostgreSQL expects few rows and reads them by the key.
 */
export function talkedWithin(seconds: Sql): Sql {
  return sql`select distinct recent.low_id, recent.high_id from messages recent
    where recent.id > ${idAt(sql`- ${seconds}::double precision`)} and recent.id < ${idAt(sql`+ 1000000`)}`;
}
