-- contract: every server writes itself until when an order was sold; only those of 0.8.0 needed 0084_sold_orders.sql.
drop trigger payment_orders_filled on payment_orders;
-- contract: the trigger was all that called it.
drop function fill_sold_order();
