-- What happened on one day is found among all rows that lie in the order of time.
create index threads_created on threads.threads using brin (created_at);
create index posts_created on threads.posts using brin (created_at);
create index entries_at on economy.entries using brin (at);
create index orders_paid on store.orders using brin (paid_at);
create index order_steps_at on store.order_steps using brin (at);
