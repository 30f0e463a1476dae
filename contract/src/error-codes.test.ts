import { expect, test } from 'vitest';
import { errorCodes } from './error-codes.ts';

/** The codes of each status. Other clients and proxies act on the status alone. */
const codesOf = {
  400: 'invalid_input photo_invalid voice_invalid voice_too_long signup_refused own_profile',
  401: 'not_signed_in wrong_credentials second_factor_required wrong_code refresh_refused',
  403: `not_allowed wrong_password second_step_refused second_factor_missing account_suspended account_banned
    premium_required photo_refused verification_required photo_required`,
  404: 'not_found',
  405: 'method_not_allowed',
  409: `second_factor_on already_verified kept_list_full pose_ended already_decided claimed_by_another profile_changed
    pictures_not_seen looked_too_short documents_left decision_stands document_used document_banned
    date_plan_limit_reached client_id_used think_again message_deleted too_late_to_delete nothing_to_rewind
    liked_part_gone badge_needs_photo photo_limit_reached voice_off call_refused call_over trial_not_offered
    payments_off payment_phone_refused`,
  410: 'link_ended',
  412: 'precondition_failed',
  413: 'body_too_large file_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'too_many_requests sign_up_turn payment_too_soon daily_limit_reached busy',
  500: 'internal',
  503: 'unavailable',
};

test.each(Object.entries(codesOf))('the status %s has its codes, and no other one', (status, codes) => {
  const found = Object.entries(errorCodes).flatMap(([code, error]) => (error.status === Number(status) ? code : []));
  expect(found.toSorted()).toEqual(codes.split(/\s+/).toSorted());
});

test('every code has a status of the list, and a sentence for people', () => {
  const known = Object.keys(codesOf).map(Number);
  for (const [code, { status, detail }] of Object.entries(errorCodes)) {
    expect(known, code).toContain(status);
    expect(detail, code).toMatch(/^[A-Z].*\.$/s);
  }
});
