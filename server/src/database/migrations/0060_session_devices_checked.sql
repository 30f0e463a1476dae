-- in steps
alter table sessions validate constraint sessions_device_hash;
