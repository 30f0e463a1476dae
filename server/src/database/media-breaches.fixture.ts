/** A photo and a voice note that belong to the same message. */
export const existingMedia = `
  insert into message_media (id, storage_key, kind, owner_id, partner_id, message_id, created_at, bytes, width, height)
    select 1, repeat('a', 32), 'photo', 1, 2, id, now(), 1, 1, 1 from messages;
  insert into message_media (id, storage_key, kind, owner_id, partner_id, created_at, bytes, duration_ms, waveform)
    values (2, repeat('b', 32), 'voice', 1, 2, now(), 1, 1, decode(repeat('00', 44), 'hex'));
`;
const photo = (change: string) => `update message_media set ${change} where id = 1`;
const note = (change: string) => `update message_media set ${change} where id = 2`;

/** Statements that must be refused, each with the constraint that refuses it. */
export const mediaBreaches: readonly (readonly [constraint: string, statement: string])[] = [
  ['message_media_pkey', photo('id = 2')],
  ['message_media_storage_key_format', photo("storage_key = repeat('A', 32)")],
  ['message_media_storage_key_unique', photo("storage_key = repeat('b', 32)")],
  ['message_media_kind', photo("kind = 'video'")],
  ['message_media_message', photo('message_id = 0')],
  ['message_media_message_unique', note('message_id = (select message_id from message_media where id = 1)')],
  ['message_media_bytes', photo('bytes = 0')],
  ['message_media_two_members', photo('partner_id = 1')],
  ['message_media_photo', photo('width = null')],
  ['message_media_size', photo('height = 0')],
  ['message_media_photo_only', note('width = 1')],
  ['message_media_photo_only', note('shown_at = now()')],
  ['message_media_voice', note('waveform = null')],
  ['message_media_voice_only', photo('duration_ms = 1')],
  ['message_media_duration', note('duration_ms = 0')],
  ['message_media_duration', note('duration_ms = 121001')],
  ['message_media_waveform', note("waveform = decode('00', 'hex')")],
  ['messages_media_kind', "update messages set media_kind = 'video'"],
];
