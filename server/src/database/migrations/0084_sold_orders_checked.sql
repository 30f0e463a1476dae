-- in steps
-- What was sold is the period of the order. Without one, it is the product's length from the payment on.
update payment_orders sold set
    starts_at = coalesce(lacking.starts_at, sold.paid_at),
    ends_at = coalesce(lacking.ends_at, sold.paid_at
      + case sold.product when 'day' then interval '24 hours' when 'week' then interval '168 hours' else interval '720 hours' end)
  from (
    select orders.id, period.starts_at, period.ends_at
    from payment_orders orders left join premium_periods period on period.order_id = orders.id
    where orders.state = 'paid' and orders.ends_at is null limit 1000
  ) lacking
  where sold.id = lacking.id;
alter table payment_orders validate constraint payment_orders_sold;
alter table payment_orders validate constraint payment_orders_receipt_token;
create unique index concurrently payment_orders_receipt_token_unique on payment_orders (receipt_token_hash)
  where receipt_token_hash is not null;
create index concurrently payment_orders_receipt_due on payment_orders (receipt_due_at) where receipt_due_at is not null;
