-- The Nairobi day on which the member was last mailed that somebody tried to sign up with their address.
alter table users add column told_of_sign_up_on date;
