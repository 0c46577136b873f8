-- A draw key ends with the session that took it. One of a process of the version before names none, and is good for nothing.
alter table draw.keys add column session text not null default '';
