-- Files without a row are looked for by their key.
create index images_storage_key on media.images (storage_key);
