-- What the operator does has no moderator, and a change of role no verification.
alter table moderation_audit alter column moderator_id drop not null;
alter table moderation_audit alter column verification_id drop not null;
-- What was ticked at an approval.
alter table moderation_audit add column checks jsonb;

create index verifications_decided on verifications (decided_at desc, id desc) where decided_at is not null;
