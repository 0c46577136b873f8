-- A voucher is complete once its code was used: an order whose code was not says Paid again.
delete from store.order_steps
 where status = 'complete' and by_uid = 0
   and order_id in (
     select orders.order_id from store.orders join store.codes on codes.order_id = orders.order_id
      where orders.type = 2 and orders.status = 'complete' and codes.status = 'issued');
update store.orders set status = 'paid', version = version + 1
 where type = 2 and status = 'complete'
   and order_id in (select order_id from store.codes where order_id is not null and status = 'issued');

-- Paid vouchers stand among the orders for long; what waits to be packed is found beside them.
create index orders_to_pack on store.orders (order_id) where status = 'paid' and type = 1;
