-- What a country talks about: the rows of its boards. Operators keep the list; threads name a row by its typeid.
create schema countries;

create sequence countries.categories_typeid_seq start 101;
create table countries.categories (
  typeid bigint primary key default nextval('countries.categories_typeid_seq'),
  -- the country it belongs to, 0 for one that every country has
  country_fid int not null default 0,
  icon text not null,
  name_en text not null,
  name_fr text not null,
  name_hi text not null,
  line_en text not null,
  line_fr text not null,
  line_hi text not null,
  -- place in its list, the lowest first
  position int not null,
  created_at timestamptz not null,
  -- takes no more threads since then, and stands in no list
  closed_at timestamptz
);
create index categories_country on countries.categories (country_fid, position, typeid);

insert into countries.categories
  (typeid, country_fid, icon, name_en, name_fr, name_hi, line_en, line_fr, line_hi, position, created_at) values
  (1, 0, 'smartphone', 'Phones', 'Téléphones', 'फ़ोन',
   'Which one, what it can do, what it costs.',
   'Lequel choisir, ce qu’il sait faire, ce qu’il coûte.',
   'कौन-सा लें, क्या कर सकता है, कितने का है।', 10, timestamptz '2026-11-23 10:00+00'),
  (2, 0, 'camera', 'Cameras', 'Photo', 'कैमरा',
   'Your pictures, and how you took them.',
   'Vos photos, et comment vous les avez prises.',
   'आपकी तस्वीरें, और वे कैसे खींची गईं।', 20, timestamptz '2026-11-23 10:00+00'),
  (3, 0, 'refresh-cw', 'Updates', 'Mises à jour', 'अपडेट',
   'What a new version brings, and what it breaks.',
   'Ce qu’une nouvelle version apporte, et ce qu’elle casse.',
   'नया वर्ज़न क्या लाता है, और क्या बिगाड़ता है।', 30, timestamptz '2026-11-23 10:00+00'),
  (4, 0, 'circle-question-mark', 'Help', 'Entraide', 'मदद',
   'Something does not work? Say what you tried.',
   'Quelque chose ne marche pas ? Dites ce que vous avez essayé.',
   'कुछ काम नहीं कर रहा? बताएँ, आपने क्या-क्या आज़माया।', 40, timestamptz '2026-11-23 10:00+00'),
  -- The one that threads stand in that name no other; it is never closed.
  (0, 0, 'globe', 'Community', 'Communauté', 'समुदाय',
   'For everything that has no board of its own.',
   'Pour tout ce qui n’a pas son propre forum.',
   'हर उस बात के लिए, जिसका अपना कोई बोर्ड नहीं।', 1000, timestamptz '2026-11-23 10:00+00');
