-- The page that a guardian opens has a language of its own.
alter table accounts.guardian_letters drop column locale;
