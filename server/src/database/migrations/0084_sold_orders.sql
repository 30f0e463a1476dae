-- A paid order says until when its Premium was sold (docs/product/payments.md, "Receipts that were lost"). The rows of before
-- are filled, and the constraints validated, by 0084_sold_orders_checked.sql.
alter table payment_orders
  add constraint payment_orders_sold check (state <> 'paid' or ends_at is not null) not valid;

-- When M-Pesa is asked for the order's receipt the next time. Null: none is looked for.
alter table payment_orders add column receipt_due_at timestamptz;
-- How often it was asked.
alter table payment_orders add column receipt_asks integer not null default 0;
-- The hash of the secret in the address of the last question's result.
alter table payment_orders add column receipt_token_hash bytea;
alter table payment_orders
  add constraint payment_orders_receipt_token check (octet_length(receipt_token_hash) = 32) not valid;

-- Servers of the last release write that an order is paid before they write what was sold, in one transaction. In between,
-- its length from the payment on stands there. The release after this one drops the trigger.
create function fill_sold_order() returns trigger language plpgsql as $$
begin
  new.starts_at := coalesce(new.starts_at, new.paid_at);
  new.ends_at := new.starts_at
    + case new.product when 'day' then interval '24 hours' when 'week' then interval '168 hours' else interval '720 hours' end;
  return new;
end $$;
create trigger payment_orders_filled before update on payment_orders
  for each row when (new.state = 'paid' and new.ends_at is null) execute function fill_sold_order();
