-- Numbers that were stored with a second prefix (+212 0610… beside 0610…) become the one number that they are. Where two
-- members have one, whoever has it as it is, else a proven one, else the older account, gets it; the other row stays as
-- it was and says with which number it clashes.
alter table accounts.phones add column if not exists clashes_with text;
create index if not exists phones_clashing on accounts.phones (clashes_with collate "C") where clashes_with is not null;

with plans (dial, trunk, mobile, inside) as (values
  ('234', '0', '[789]\d{9}', '[1-9]\d{9}'),
  ('20', '0', '1\d{9}', '[1-9]\d{9}'),
  ('254', '0', '[17]\d{8}', '[1-9]\d{8}'),
  ('62', '0', '8\d{8,11}', '[1-9]\d{8,11}'),
  ('92', '0', '3\d{9}', '[1-9]\d{9}'),
  ('91', '0', '[6-9]\d{9}', '[1-9]\d{9}'),
  ('225', '', '0\d{9}', '\d{10}'),
  ('212', '0', '[67]\d{8}', '[1-9]\d{8}'),
  ('256', '0', '7\d{8}', '[1-9]\d{8}'),
  ('63', '0', '9\d{9}', '[1-9]\d{9}'),
  ('255', '0', '[67]\d{8}', '[1-9]\d{8}'),
  ('233', '0', '[25]\d{8}', '[1-9]\d{8}'),
  ('7', '8', '9\d{9}', '\d{10}'),
  ('880', '0', '1\d{9}', '[1-9]\d{9}'),
  ('977', '0', '9\d{9}', '[1-9]\d{9}'),
  ('260', '0', '[79]\d{8}', '[1-9]\d{8}')
),
stored as (
  select p.phone, p.uid, dial, mobile, inside, substr(p.phone, length(dial) + 1) as rest,
    '^(?:' || trunk || ')?(?:' || dial || ')?(?:' || trunk || ')?' as prefixes
  from accounts.phones p join plans on p.phone like dial || '%'
),
meant as (
  select phone, uid, dial || coalesce(
    substring(rest from '^' || mobile || '$'),
    substring(rest from prefixes || '(' || mobile || ')$'),
    substring(rest from '^' || inside || '$'),
    substring(rest from prefixes || '(' || inside || ')$')
  ) as number
  from stored
),
ranked as (
  select meant.phone, number,
    row_number() over (partition by number order by m.phone_verified_at is null, m.uid) = 1
      and not exists (select from accounts.phones holder where holder.phone = number) as gets_it
  from meant join accounts.members m on m.uid = meant.uid
  where number <> meant.phone
)
update accounts.phones p
set phone = case when gets_it then number else p.phone end,
  clashes_with = case when gets_it then null else number end
from ranked where ranked.phone = p.phone;

update accounts.members m set phone = p.phone
from accounts.phones p where p.uid = m.uid and m.phone is distinct from p.phone;
