-- Every server writes itself until when an order was sold (0084_sold_orders.sql).
drop trigger payment_orders_filled on payment_orders;
drop function fill_sold_order();
