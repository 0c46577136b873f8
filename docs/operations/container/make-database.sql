-- Run once by the image of PostgreSQL, in an empty volume. The site's role owns its database and nothing else: as a superuser, which the
-- image makes of POSTGRES_USER, a hole in one statement could read files and run programs.
\set password `cat /run/secrets/baobab_password`
create role baobab login password :'password';
create database baobab owner baobab;
