-- Gifts are a domain of their own, which reads the log of events on from where threads stood.
insert into platform.readers (name, position, seen_at)
select 'gifts', position, seen_at from platform.readers where name = 'threads'
on conflict (name) do nothing;
