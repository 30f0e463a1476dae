-- in steps
-- The orders of deleted accounts whose phone is forgotten after an hour (docs/product/payments.md).
create index concurrently payment_orders_without_member on payment_orders (id)
  where user_id is null and phone_hash is not null;
