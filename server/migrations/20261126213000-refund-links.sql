-- An entry of a statement that gave an order's XCoin back leads to the order.
create index orders_refunded on store.orders (transfer) where refund is not null;
