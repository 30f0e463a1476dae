import { expect, test } from 'vitest';
import { valuesOf } from '../../../database/sql.ts';
import { explain } from '../../../testing/explain.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { setUpTestDatabase } from '../../../testing/test-database.ts';
import { createStatementSteps } from '../../../testing/statement-steps.ts';
import { tellCourse, type Step } from '../../../testing/tell-course.ts';
import { listAudit, logAct, noteListing } from '../audit/audit.repository.ts';
import { listDocumentLooks, listFirstLooks, listSeenPictures } from '../audit/looks.repository.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import * as keeps from '../keeps/keeps.repository.ts';
import * as photos from '../photos/photos.repository.ts';
import * as settings from '../settings/settings.repository.ts';
import { noteArrival, noteDeparture, renewPresences } from './presences.repository.ts';

const { database } = await setUpTestDatabase();
const now = new Date();

const plans: [name: string, text: string, values: unknown[]][] = [
  ['opening the app', noteArrival.text, valuesOf(noteArrival, { member: 1, now, until: now })],
  ['leaving the app', noteDeparture.text, valuesOf(noteDeparture, { member: 1, now })],
  ['keeping the app open', renewPresences.text, valuesOf(renewPresences, { members: [1, 2], now, until: now })],
];

test.each(plans)('%s uses indexes alone', async (_name, text, values) => {
  const plan = await explain(database, text, values);
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('presences');
});

const { rows, alone, told } = createStatementSteps(database);
const written = (text: string) => () => database.pool.query(text);
const at = (time: string) => new Date(`2026-03-${time}Z`);
const [asha, juma, brian, otieno] = [501, 502, 503, 504];
const arrives = (member: number, time: string, until: string) =>
  rows(noteArrival, { member, now: at(time), until: at(until) });
const leaves = (member: number, time: string) => rows(noteDeparture, { member, now: at(time) });
const nothing = {
  language: undefined,
  read_receipts: undefined,
  shows_presence: undefined,
  push_kinds: undefined,
  mail_kinds: undefined,
  quietFrom: undefined,
  quietTo: undefined,
  shows_names_when_locked: undefined,
  learns_from_swipes: undefined,
};
const sets = (change: object, time = '04T00:00:00') =>
  rows(settings.writeSettings, { ...nothing, ...change, userId: juma, now: at(time) });
const photo = (id: number, userId: number, time = '05T00:00:00') =>
  rows(photos.insertLast, {
    id,
    userId,
    storageKey: `${id}`.padStart(32, '0'),
    width: id,
    height: 30,
    thumbhash: `hash of ${id}`,
    now: at(time),
  });
const sees = (
  id: number,
  userId: number,
  isHeld: boolean,
  why: 'explicit' | 'perhaps_explicit' | null,
  looks: string[],
) =>
  alone((on) =>
    photos.writeSeen(on, userId, {
      id,
      storageKey: '',
      width: 0,
      height: 0,
      thumbhash: '',
      createdAt: at('05T01:00:00'),
      looks,
      screening: { isHeld, why, explicit: 0.5, hasFace: true },
    }),
  );
const opens = (id: number, viewerId: number, isReviewers = false) =>
  rows(photos.findOpened, { storageKey: `${id}`.padStart(32, '0'), viewerId, isReviewers });
const logs = (moderatorId: number | null, action: string, time: string, more: object = {}) =>
  alone((on) => logAct(on, { moderatorId, action, userId: asha, ...more }, at(time)));
const bits = (sign: string) => sign.repeat(64);
const keep = (userId: number, targetId: number, time: string) =>
  rows(keeps.insertKeep, { userId, targetId, now: at(time) });

const steps: readonly Step[] = [
  [
    'four members, of whom three match',
    written(`
    insert into users (id, email, password_hash, full_name, created_at)
      select id, id || '@example.com', 'none', 'Member', '2026-03-01' from generate_series(501, 504) id;
    insert into profiles (user_id, name, birthday, age, location, active_on, saved_at, is_verified)
      select id, 'Member ' || id, '1990-01-01', 36, 'Thika', '2026-03-01', '2026-03-01', true from users;
    insert into pairs (low_id, high_id, low_liked, high_liked, matched_at)
      values (501, 502, true, true, '2026-03-02'), (501, 503, true, true, '2026-03-02')`),
  ],
  ['one does not show herself', written('insert into member_settings (user_id, shows_presence) values (503, false)')],
  ['somebody comes', arrives(asha, '03T06:00:00', '03T06:05:00')],
  ['a second device tells nobody', arrives(asha, '03T06:04:59', '03T06:09:59')],
  ['an older clock takes nothing away', arrives(asha, '03T06:01:00', '03T06:06:00')],
  ['after a lapse they come again', arrives(asha, '03T06:09:59', '03T06:15:00')],
  ['the one who does not show herself tells nobody', arrives(brian, '03T06:10:00', '03T06:15:00')],
  [
    'both are renewed',
    rows(renewPresences, { members: [brian, asha, 999], now: at('03T06:11:00'), until: at('03T06:16:00') }),
  ],
  ['somebody leaves', leaves(asha, '03T06:12:00')],
  ['once', leaves(asha, '03T06:13:00')],
  ['one who was never there', leaves(otieno, '03T06:13:00')],

  ['who sees her come', rows(settings.listPresenceWatchers, { userId: asha })],
  ['no settings', rows(settings.findSettings, { userId: juma })],
  ['made with their defaults', rows(settings.lockSettings, { userId: juma })],
  ['each alone', sets({ language: 'sw' })],
  ['receipts', sets({ read_receipts: false })],
  ['presence', sets({ shows_presence: false })],
  ['pushes', sets({ push_kinds: ['like'] })],
  ['mails', sets({ mail_kinds: ['match'] })],
  ['the begin of the quiet hours', sets({ quietFrom: 60 })],
  ['their end', sets({ quietTo: 120 })],
  ['names', sets({ shows_names_when_locked: true })],
  ['no learning', sets({ learns_from_swipes: false })],
  ['the first moment stays', sets({ learns_from_swipes: false }, '05T00:00:00')],
  ['how many do so', rows(settings.countStoppedLearning, {})],
  ['and again', sets({ learns_from_swipes: true })],
  ['nothing', sets({})],
  ['nobody sees her come now', rows(settings.listPresenceWatchers, { userId: asha })],
  ['who sees him', rows(settings.listPresenceWatchers, { userId: juma })],
  ['a language stays', rows(settings.rememberLanguage, { userId: juma, language: 'en' })],
  ['a first one', rows(settings.rememberLanguage, { userId: brian, language: 'en' })],
  ['no mails', rows(settings.stopMails, { userId: juma })],
  ['no mails without settings', rows(settings.stopMails, { userId: asha })],
  ['nobody', rows(settings.stopMails, { userId: 999 })],

  ['a photo', photo(41, asha)],
  ['a second one', photo(42, asha)],
  ['one of somebody else', photo(61, juma)],
  ['a third one', photo(43, asha)],
  ['they were seen', sees(41, asha, false, null, [bits('a')])],
  ['one is held', sees(42, asha, true, 'explicit', [bits('b'), bits('c')])],
  ['hashes of nobody', sees(99, asha, false, 'perhaps_explicit', [bits('d')])],
  ['her own hashes', rows(photos.listLooks, { userId: asha })],
  ['without hashes', rows(photos.listUnhashed, { after: 0, limit: 1 })],
  ['the next', rows(photos.listUnhashed, { after: 43, limit: 9 })],
  ['as she sees them', rows(photos.listOwn, { userId: asha })],
  ['as they stand', rows(photos.listStored, { userId: asha })],
  ['a match opens one', opens(41, juma)],
  ['but no held one', opens(42, juma)],
  ['their owner does', opens(42, asha)],
  ['and a reviewer', opens(42, 0, true)],
  ['nobody that does not exist', opens(41, 999)],
  ['another order', rows(photos.orderPhotos, { userId: asha, ids: [43, 41, 42], start: 0 })],
  ['not by somebody else', rows(photos.orderPhotos, { userId: juma, ids: [43, 41], start: 0 })],
  ['the held one is refused', rows(photos.endReview, { userId: asha, photoId: 42, isApproved: false })],
  ['one is shown', rows(photos.endReview, { userId: asha, photoId: 42, isApproved: true })],
  ['keys that are kept', rows(photos.listKeptKeys, { storageKeys: ['41', '62'].map((id) => id.padStart(32, '0')) })],
  ['the next keys', rows(photos.listPhotoKeys, { after: '41'.padStart(32, '0'), limit: 2 })],
  ['one is deleted, of one member', rows(photos.deletePhotos, { userId: asha, ids: [41, 61] })],
  ['its hashes go', rows(photos.deleteStrayLooks, {})],

  ['somebody is kept', keep(otieno, juma, '06T00:00:00')],
  ['another one', keep(otieno, brian, '07T00:00:00')],
  ['a second time', keep(otieno, juma, '08T00:00:00')],
  ['nobody', keep(otieno, 999, '08T00:00:00')],
  ['by somebody else', keep(asha, otieno, '08T00:00:00')],
  ['may be kept', rows(keeps.findOpenToKeep, { userId: otieno, targetId: asha })],
  ['not oneself', rows(keeps.findOpenToKeep, { userId: otieno, targetId: otieno })],
  ['not whom one has answered', rows(keeps.findOpenToKeep, { userId: asha, targetId: juma })],
  ['one pauses', written('update profiles set is_active = false where user_id = 502')],
  ['all rows', rows(keeps.listKeptRows, { userId: otieno })],
  ['one was passed', written('insert into pairs (low_id, high_id, high_liked) values (503, 504, false)')],
  ['the rest is left', rows(keeps.takeKept, { userId: otieno })],
  ['between two', rows(keeps.deleteKeepsBetween, { me: otieno, them: asha })],
  ['one is dropped', rows(keeps.deleteKeep, { userId: otieno, targetId: juma })],

  ['a moderator', written("update users set role = 'moderator' where id in (502, 503)")],
  ['a claim', logs(juma, 'claim', '09T06:00:00', { verificationId: 7 })],
  ['a picture', logs(juma, 'view_selfie', '09T06:00:10', { verificationId: 7 })],
  ['once more', logs(juma, 'view_selfie', '09T06:00:20', { verificationId: 7 })],
  ['the document', logs(juma, 'view_id_document', '09T06:00:30', { verificationId: 7 })],
  ['of another case', logs(juma, 'view_id_document', '09T06:00:40', { verificationId: 8 })],
  ['by a colleague', logs(brian, 'claim', '09T06:00:50', { verificationId: 7 })],
  ['a photo of a queue', logs(juma, 'claim_photo', '09T06:01:00', { checks: { photo: 43 } })],
  ['by the operator', logs(null, 'switch_off', '09T06:01:10', { userId: null, checks: { because: 'x' } })],
  ['first looks', rows(listFirstLooks, { moderatorId: juma, since: at('09T05:59:59'), verificationId: 7 })],
  ['after the first one', rows(listFirstLooks, { moderatorId: juma, since: at('09T06:00:00'), verificationId: 7 })],
  ['at a photo', rows(listFirstLooks, { moderatorId: juma, since: at('09T00:00:00'), photoId: 43 })],
  ['pictures that were seen', rows(listSeenPictures, { moderatorId: juma, verificationId: 7 })],
  ['by a colleague', rows(listSeenPictures, { moderatorId: brian, verificationId: 7 })],
  ['looks at documents', rows(listDocumentLooks, { moderatorId: juma, since: at('09T06:00:30') })],
  ['a list', rows(noteListing, { moderatorId: juma, queue: 'list_reports', now: at('09T07:00:00') })],
  ['again soon', rows(noteListing, { moderatorId: juma, queue: 'list_reports', now: at('09T07:14:59') })],
  ['another list', rows(noteListing, { moderatorId: juma, queue: 'list_photos', now: at('09T07:14:59') })],
  [
    'a quarter of an hour later',
    rows(noteListing, { moderatorId: juma, queue: 'list_reports', now: at('09T07:15:00') }),
  ],
  ['by no moderator', rows(noteListing, { moderatorId: asha, queue: 'list_reports', now: at('09T08:00:00') })],
  ['the audit before an entry', rows(listAudit, { moderatorId: brian, before: 4 })],
  ['for no moderator', rows(listAudit, { moderatorId: asha, before: 99 })],
  ['the chain', told(async () => ({ ...(await verifyAudit(database)), hash: 'drawn' }))],
];

test('each statement about what members set, show, keep and see has its result and its rows', async () => {
  const tables = 'presences member_settings photos photo_reviews photo_looks keeps moderation_audit';
  const clock = createTestClock('2026-03-03T06:00:00Z');
  const course = await tellCourse({ clock, database }, steps, tables.split(' '));
  await expect(course).toMatchFileSnapshot('./in-words/course-of-statements.txt');
});
