/**
 * Every error code of the API with its HTTP status and its English text.
 * The web app turns codes into its own texts. `detail` is for people who read the API's responses.
 */
export const errorCodes = {
  invalid_input: { status: 400, detail: 'Some of what was sent is missing or not valid.' },
  photo_invalid: {
    status: 400,
    detail: 'This file is not a photo that can be used. Send a JPEG, PNG, WebP or HEIC picture.',
  },
  signup_refused: {
    status: 400,
    detail: 'This account could not be created. Check the details, or sign in if you have one.',
  },
  own_profile: { status: 400, detail: 'You cannot like or pass yourself.' },
  not_signed_in: { status: 401, detail: 'Sign in to do this.' },
  wrong_credentials: { status: 401, detail: 'Invalid email or password.' },
  refresh_refused: { status: 401, detail: 'This session has ended. Sign in again.' },
  not_allowed: { status: 403, detail: 'You are not allowed to do this.' },
  verification_required: { status: 403, detail: 'You must verify your profile before you can match.' },
  photo_required: { status: 403, detail: 'Add a photo before you like somebody.' },
  not_found: { status: 404, detail: 'There is nothing here.' },
  method_not_allowed: { status: 405, detail: 'This address does not take that method.' },
  already_verified: { status: 409, detail: 'This profile is verified already.' },
  already_decided: { status: 409, detail: 'This verification is decided already.' },
  claimed_by_another: { status: 409, detail: 'Another reviewer is working on this.' },
  profile_changed: { status: 409, detail: 'The member has changed their name or first photo since. Look again.' },
  client_id_used: { status: 409, detail: 'This client_id belongs to another message. Use a new one.' },
  message_deleted: { status: 409, detail: 'This message is deleted.' },
  too_late_to_delete: { status: 409, detail: 'A message can be deleted within an hour after it was sent.' },
  nothing_to_rewind: {
    status: 409,
    detail: 'There is no swipe of today that can be taken back, or it has become a match.',
  },
  liked_part_gone: {
    status: 409,
    detail: 'The answer or photo that you liked is not on the profile any more. Look again.',
  },
  badge_needs_photo: { status: 409, detail: 'A verified profile keeps one photo. Add another one first.' },
  photo_limit_reached: { status: 409, detail: 'A profile has at most 6 photos.' },
  precondition_failed: { status: 412, detail: 'This file is another version than the one asked for.' },
  body_too_large: { status: 413, detail: 'This is too large.' },
  file_too_large: { status: 413, detail: 'This file is larger than 10 MB.' },
  unsupported_media_type: { status: 415, detail: 'Send JSON, or multipart form data where files are taken.' },
  range_not_satisfiable: { status: 416, detail: 'This file has no such part.' },
  too_many_requests: { status: 429, detail: 'Too many requests. Wait a little and try again.' },
  daily_limit_reached: { status: 429, detail: "You have reached today's limit of your plan." },
  busy: { status: 429, detail: 'Busy at the moment. Try again in a few seconds.' },
  internal: { status: 500, detail: 'Something went wrong on our side.' },
  unavailable: { status: 503, detail: 'Not available at the moment. Try again in a few seconds.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errorCodes;
