-- Operators look for goods by a part of the name.
create index goods_name on store.goods using gin (name gin_trgm_ops);
