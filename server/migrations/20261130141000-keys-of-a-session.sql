-- A draw key ends with the session that took it. Those that exist last minutes and are taken anew.
delete from draw.keys;
alter table draw.keys add column session text not null;
