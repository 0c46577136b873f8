// Written by `npm run db:types` from the migrated schema; not edited by hand.
import type { ColumnType } from 'kysely';

type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type Json = ColumnType<unknown, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;

export type DB = {
  'accounts.activity': {
    uid: number;
    last_day: string;
    days: number;
  };
  'accounts.alert_choices': {
    uid: number;
    sign_in_letters: boolean;
  };
  'accounts.came': {
    day: string;
    own: boolean;
    uid: number;
  };
  'accounts.challenges': {
    challenge: string;
    purpose: string;
    uid: number | null;
    expires_at: Moment;
  };
  'accounts.day_counts': {
    bucket: string;
    day: string;
    count: number;
  };
  'accounts.deletions': {
    uid: number;
    asked_at: Moment;
    due_at: Moment;
    begun_at: Moment | null;
  };
  'accounts.devices': {
    uid: number;
    device_hash: Buffer;
    last_seen_at: Moment;
  };
  'accounts.email_codes': {
    uid: number;
    email: string;
    code_hash: Buffer;
    tries: Generated<number>;
    mail_id: number;
    sent_at: Moment;
    expires_at: Moment;
  };
  'accounts.emails': {
    email: string;
    uid: number;
  };
  'accounts.exports': {
    id: Generated<number>;
    uid: number;
    state: string;
    progress: Generated<number>;
    storage_key: Generated<string>;
    pieces: Generated<number>;
    bytes: Generated<number>;
    asked_at: Moment;
    expires_at: Moment | null;
  };
  'accounts.guardian_letters': {
    uid: number;
    email: string;
    token_hash: Buffer;
    mail_id: number;
    sent_at: Moment;
    expires_at: Moment;
  };
  'accounts.known_addresses': {
    uid: number;
    address_range: string;
    seen_at: Moment;
  };
  'accounts.linked_accounts': {
    provider: string;
    subject: string;
    uid: number;
    name: string;
    linked_at: Moment;
  };
  'accounts.login_codes': {
    target: Buffer;
    uid: number | null;
    code_hash: Buffer | null;
    tries: Generated<number>;
    sent_at: Moment;
    expires_at: Moment;
  };
  'accounts.login_failures': {
    bucket: string;
    failures: number;
    first_at: Moment;
    locked_until: Moment | null;
  };
  'accounts.members': {
    uid: Generated<number>;
    username: string;
    email: string | null;
    phone: string | null;
    password_hash: string;
    country_fid: number;
    nationality: Generated<string>;
    cityname: Generated<string>;
    groupid: Generated<number>;
    credits: Generated<number>;
    is_creator: Generated<boolean>;
    email_verified_at: Moment | null;
    phone_verified_at: Moment | null;
    sightml: Generated<string>;
    avatar_aid: number | null;
    phonetype: Generated<string>;
    registered_from: Generated<string>;
    created_at: Moment;
    gps_nationality: Generated<string>;
    of_age_at: Moment | null;
    consent_at: Moment | null;
    level_groupid: Generated<number>;
    certified: Generated<boolean>;
    dec_goods_id: Generated<number>;
    dec_url: Generated<string>;
    dec_position: Generated<string>;
    renamed_at: Moment | null;
    email_resets_at: Moment | null;
  };
  'accounts.names': {
    name: string;
    uid: number;
  };
  'accounts.page_sessions': {
    cookie_hash: Buffer;
    token_hash: Buffer;
    expires_at: Moment;
  };
  'accounts.passkeys': {
    credential_id: string;
    uid: number;
    name: string;
    public_key: Buffer;
    counter: number;
    transports: Generated<string[]>;
    synced: boolean;
    created_at: Moment;
    last_used_at: Moment | null;
  };
  'accounts.password_resets': {
    uid: number;
    way: string;
    target: string;
    secret_hash: Buffer;
    tries: Generated<number>;
    expires_at: Moment;
  };
  'accounts.phone_codes': {
    phone: string;
    code_hash: Buffer;
    tries: Generated<number>;
    expires_at: Moment;
  };
  'accounts.phones': {
    phone: string;
    uid: number;
    clashes_with: string | null;
  };
  'accounts.recovery_codes': {
    uid: number;
    code_hash: Buffer;
  };
  'accounts.sessions': {
    token_hash: Buffer;
    uid: number;
    kind: string;
    created_at: Moment;
    expires_at: Moment;
    ip: string | null;
    user_agent: Generated<string>;
    id: Generated<number>;
    last_seen_at: Moment | null;
    city: Generated<string>;
    country: Generated<string>;
    second_step_at: Moment | null;
    proven_at: Moment | null;
  };
  'accounts.spent_hand_overs': {
    id: string;
    expires_at: Moment;
  };
  'accounts.two_step': {
    uid: number;
    secret: Buffer;
    confirmed_at: Moment | null;
    last_step: Generated<number>;
  };
  'accounts.verification_images': {
    idhash: string;
    answer: string;
    expires_at: Moment;
  };
  'announcements.announcements': {
    id: Generated<number>;
    version: Generated<number>;
    kind: string;
    place: string;
    title_en: Generated<string>;
    title_fr: Generated<string>;
    title_hi: Generated<string>;
    text_en: Generated<string>;
    text_fr: Generated<string>;
    text_hi: Generated<string>;
    english_will_do: Generated<boolean>;
    url: Generated<string>;
    aid: number | null;
    countries: Generated<number[]>;
    languages: Generated<string[]>;
    starts_at: Moment | null;
    ends_at: Moment | null;
    priority: number;
    dismissible: boolean;
    trial_uid: number | null;
    trial_until: Moment | null;
    created_at: Moment;
    planned_at: Moment | null;
    ended_at: Moment | null;
  };
  'announcements.campaigns': {
    id: Generated<number>;
    version: Generated<number>;
    state: Generated<string>;
    channel: string;
    title_en: Generated<string>;
    title_fr: Generated<string>;
    title_hi: Generated<string>;
    text_en: Generated<string>;
    text_fr: Generated<string>;
    text_hi: Generated<string>;
    english_will_do: Generated<boolean>;
    url: Generated<string>;
    countries: Generated<number[]>;
    languages: Generated<string[]>;
    here_days: Generated<number>;
    joined_days: Generated<number>;
    creators: Generated<boolean>;
    created_at: Moment;
    at: Moment | null;
    chosen_to: Generated<number>;
    chosen: Generated<boolean>;
    sent: Generated<number>;
    left_out: Generated<number>;
  };
  'announcements.dismissals': {
    uid: number;
    announcement: number;
    at: Moment;
  };
  'announcements.recipients': {
    campaign: number;
    uid: number;
    due_at: Moment;
    sent_at: Moment | null;
    left_out: Generated<boolean>;
    opened_at: Moment | null;
  };
  'bugs.emails': {
    tid: number;
    uid: number;
    email: Buffer;
  };
  'bugs.history': {
    tid: number;
    id: Generated<number>;
    uid: number;
    act: string;
    status: number;
    pid: Generated<number>;
    solved_in: Generated<string>;
    duplicate_of: Generated<number>;
    created_at: Moment;
    country_fid: Generated<number>;
    in_time: boolean | null;
  };
  'bugs.months': {
    month: string;
    country_fid: number;
    answered: number;
    in_time: number;
  };
  'bugs.options': {
    id: Generated<number>;
    fid: number;
    var: string;
    value: string;
    en: string;
    fr: string;
    hi: string;
    parent: Generated<string>;
    position: number;
    closed: Generated<boolean>;
  };
  'bugs.saved_answers': {
    id: Generated<number>;
    name: string;
    message: string;
    status: number;
    uid: number;
  };
  'bugs.variables': {
    fid: number;
    var: string;
    type: string;
    en: string;
    fr: string;
    hi: string;
    required: boolean;
    multiple: boolean;
    open: boolean;
    parent: Generated<string>;
    position: number;
    closed: Generated<boolean>;
    own: Generated<boolean>;
  };
  'contests.agreements': {
    contest_id: number;
    uid: number;
    version: number;
    agreed_at: Moment;
  };
  'contests.awards': {
    contest_id: number;
    place: number;
    piece: number;
    tid: number;
    uid: number;
    xgold: number;
    created_at: Moment;
  };
  'contests.categories': {
    typeid: Generated<number>;
    fid: number;
    names: Json;
    position: Generated<number>;
    closed_at: Moment | null;
  };
  'contests.contests': {
    id: Generated<number>;
    fid: number;
    country_fid: Generated<number>;
    words: Json;
    opens_at: Moment;
    entries_until: Moment;
    closes_at: Moment;
    winners_at: Moment;
    decide: string;
    entries_max: number;
    categories: Generated<number[]>;
    agreement_version: Generated<number>;
    version: Generated<number>;
    frozen_at: Moment | null;
    notified_at: Moment | null;
    awarded_at: Moment | null;
    created_at: Moment;
    notified_to: Generated<number>;
  };
  'contests.jury': {
    contest_id: number;
    uid: number;
  };
  'contests.prizes': {
    contest_id: number;
    place: number;
    what: Json;
    xgold: Generated<number>;
    pieces: Generated<number>;
  };
  'contests.votes': {
    contest_id: number;
    tid: number;
    uid: number;
    points: number;
    created_at: Moment;
  };
  'countries.categories': {
    typeid: Generated<number>;
    country_fid: Generated<number>;
    icon: string;
    name_en: string;
    name_fr: string;
    name_hi: string;
    line_en: string;
    line_fr: string;
    line_hi: string;
    position: number;
    created_at: Moment;
    closed_at: Moment | null;
  };
  'countries.here': {
    minute: Moment;
    country_fid: number;
    process: number;
    registers: Buffer;
  };
  'creator.applications': {
    id: Generated<number>;
    uid: number;
    message: string;
    status: string;
    appeal_of: number | null;
    sent_at: Moment;
    answered_at: Moment | null;
    by_uid: number | null;
    reason: Generated<string>;
    again_at: Moment | null;
  };
  'creator.creators': {
    uid: number;
    since: Moment;
    country_fid: number;
  };
  'creator.days': {
    uid: number;
    day: string;
    views: Generated<number>;
    threads: Generated<number>;
    comments: Generated<number>;
    likes: Generated<number>;
    fans: Generated<number>;
    counted_at: Moment | null;
  };
  'creator.months': {
    uid: number;
    month: string;
    country_fid: number;
    points: number;
    rank: number;
    amount: number;
    status: string;
    transfer: number | null;
    paid_at: Moment | null;
  };
  'creator.pages': {
    id: Generated<number>;
    version: Generated<number>;
    kind: string;
    title_en: string;
    title_fr: string;
    title_hi: string;
    words_en: string;
    words_fr: string;
    words_hi: string;
    position: number;
    published: boolean;
    changed_at: Moment;
  };
  'creator.pools': {
    country_fid: number;
    month: string;
    xgold: number;
    counted_at: Moment;
  };
  'creator.published': {
    country_fid: number;
    day: string;
    published_at: Moment;
  };
  'creator.thread_days': {
    uid: number;
    day: string;
    tid: number;
    views: Generated<number>;
    likes: Generated<number>;
    replies: Generated<number>;
  };
  'draw.acts': {
    drawid: number;
    uid: number;
    once: string;
    at: Moment;
    undone: Generated<boolean>;
  };
  'draw.draws': {
    drawid: Generated<number>;
    version: Generated<number>;
    country_fid: Generated<number>;
    words: Json;
    deed: string;
    thing: Generated<number>;
    need: number;
    chances: number;
    once: boolean;
    opens_at: Moment;
    closes_at: Moment;
    round: Generated<number>;
    chain: Generated<string>;
    state: Generated<string>;
    created_at: Moment;
    sealed_at: Moment | null;
    commitment: Buffer | null;
    seed_sealed: Buffer | null;
    next_ticket: Generated<number>;
    closed_at: Moment | null;
    root: Buffer | null;
    chunk_roots: Buffer | null;
    entries: Generated<number>;
    weights: Generated<number>;
    randomness: Buffer | null;
    signature: Buffer | null;
    previous: Buffer | null;
    beacon_at: Moment | null;
    drawn_at: Moment | null;
    published_at: Moment | null;
    drawing_by: number | null;
    drawing_since: Moment | null;
    drawing_until: Moment | null;
    named_round: Generated<number>;
    chain_genesis: Generated<number>;
    chain_period: Generated<number>;
  };
  'draw.entries': {
    drawid: number;
    uid: number;
    ticket: number;
    weight: number;
    salt: Buffer;
    entered_at: Moment;
  };
  'draw.keys': {
    hash: Buffer;
    uid: number;
    created_at: Moment;
    expires_at: Moment;
    session: Generated<string>;
  };
  'draw.leaves': {
    drawid: number;
    place: number;
    ticket: number;
    weight: number;
    upto: number;
    holder: Buffer;
    leaf: Buffer;
  };
  'draw.left_out': {
    drawid: number;
    uid: number;
    reason: string;
    by_uid: number;
    at: Moment;
  };
  'draw.picks': {
    pickid: Generated<number>;
    drawid: number;
    place: number;
    prizeid: number;
    ticket: number;
    uid: number | null;
    country_fid: Generated<number>;
    state: string;
    again: Generated<number>;
    reason: Generated<string>;
    proposed_at: Moment;
    decided_at: Moment | null;
    give_by: Moment | null;
    reminded_at: Moment | null;
    address_sealed: Buffer | null;
    address_at: Moment | null;
    sent_at: Moment | null;
  };
  'draw.prizes': {
    prizeid: Generated<number>;
    drawid: number;
    names: Json;
    aid: Generated<number>;
    count: number;
    position: number;
  };
  'economy.accounts': {
    account: number;
    uid: number;
    currency: string;
    balance: Generated<number>;
    debt: Generated<number>;
    places: Generated<number>;
  };
  'economy.check_ins': {
    uid: number;
    day: string;
    streak: number;
    total: number;
    amount: number;
    at: Moment;
  };
  'economy.clearing_steps': {
    year: number;
    days: number;
    time_zone: string;
    last_account: Generated<number>;
    done: Generated<boolean>;
  };
  'economy.debts': {
    account: number;
    transfer: number;
    amount: number;
  };
  'economy.earned': {
    account: number;
    reason: string;
    period: string;
    times: Generated<number>;
  };
  'economy.entries': {
    account: number;
    transfer: number;
    currency: string;
    amount: number;
    at: Moment;
    place: number | null;
    held: number | null;
    kind: string | null;
  };
  'economy.exchange_days': {
    uid: number;
    day: string;
    xcoin: number;
  };
  'economy.exchange_orders': {
    uid: number;
    id: Generated<number>;
    xcoin: number;
    xgold: number;
    at: Moment;
  };
  'economy.exchange_pools': {
    country_fid: number;
    day: string;
    sold: number;
    minute: number;
    sold_before: number;
  };
  'economy.holds': {
    account: number;
    transfer: number;
    currency: string;
    amount: number;
    status: Generated<string>;
    expires_at: Moment;
    ended_by: number | null;
    for_uid: number | null;
  };
  'economy.keys': {
    key: string;
    transfer: Generated<number>;
    content: Buffer;
  };
  'economy.manual_transfers': {
    id: Generated<number>;
    uid: number;
    way: string;
    currency: string;
    amount: number;
    shown: string;
    reason: string;
    asked_by: number;
    asked_at: Moment;
    expires_at: Moment;
    status: string;
    decided_by: number | null;
    decided_at: Moment | null;
    decision: Generated<string>;
    transfer: number | null;
  };
  'economy.night_nodes': {
    night: number;
    level: number;
    place: number;
    transfers: Generated<number[]>;
    first_transfer: number | null;
    hashes: Buffer;
  };
  'economy.nights': {
    number: number;
    day: string;
    transfers: number;
    upto: number;
    root: Buffer;
    previous: Buffer;
    head: Buffer;
    sums: Json;
    secret: Buffer;
    at: Moment;
  };
  'economy.transfers': {
    id: number;
    kind: string;
    reason: string;
    reference: Generated<string>;
    by_uid: number | null;
    at: Moment;
  };
  'feedback.messages': {
    id: Generated<number>;
    uid: number | null;
    category: string;
    message: string;
    contact: string;
    page: string;
    language: string;
    user_agent: string;
    aid: number | null;
    created_at: Moment;
    done_at: Moment | null;
    done_by: number | null;
    note: Generated<string>;
  };
  'feedback.senders': {
    sender: string;
    day: string;
    sent: number;
  };
  'feeds.hot': {
    scope_fid: number;
    tid: number;
    score: number;
  };
  'follows.counters': {
    uid: number;
    fans: Generated<number>;
    follows: Generated<number>;
  };
  'follows.follows': {
    uid: number;
    follow_uid: number;
    created_at: Moment;
  };
  'follows.hides': {
    uid: number;
    hidden_uid: number;
    kind: number;
    created_at: Moment;
  };
  'groups.group_tags': {
    groupid: number;
    tagid: number;
  };
  'groups.groups': {
    groupid: Generated<number>;
    name: string;
    name_key: string;
    description: string;
    country_fid: number;
    typeid: number;
    owner_uid: number;
    logo_aid: number | null;
    reading: Generated<number>;
    joining: Generated<number>;
    created_at: Moment;
    deleted_at: Moment | null;
    members: Generated<number>;
    threads: Generated<number>;
  };
  'groups.members': {
    groupid: number;
    uid: number;
    role: Generated<number>;
    joined_at: Moment;
    active_at: Moment;
  };
  'groups.names': {
    name_key: string;
    groupid: number;
  };
  'groups.removed': {
    groupid: number;
    uid: number;
    by_uid: number;
    reason: string;
    removed_at: Moment;
  };
  'groups.requests': {
    groupid: number;
    uid: number;
    message: string;
    asked_at: Moment;
  };
  'invitations.devices': {
    uid: number;
    device: string;
    at: Moment;
  };
  'invitations.holds': {
    id: Generated<number>;
    kind: string;
    subject: number;
    uid: number;
    reasons: string[];
    at: Moment;
    status: Generated<string>;
    decided_at: Moment | null;
    decided_by: number | null;
    note: Generated<string>;
  };
  'invitations.imei_ranges': {
    id: Generated<number>;
    model: string;
    first: number;
    last: number;
    added_at: Moment;
  };
  'invitations.imei_tries': {
    uid: number;
    day: string;
    tries: number;
  };
  'invitations.imeis': {
    imei: string;
    id: Generated<number>;
    uid: number;
    model: string;
    inviter: number | null;
    activated_at: Moment;
    status: Generated<string>;
    decided_at: Moment | null;
    amount: Generated<number>;
  };
  'invitations.invitees': {
    uid: number;
    inviter: number;
    joined_at: Moment;
    status: Generated<string>;
    decided_at: Moment | null;
    month: string | null;
    amount: Generated<number>;
  };
  'invitations.months': {
    uid: number;
    month: string;
    invitees: number;
    amount: number;
    paid_at: Moment;
  };
  'media.images': {
    aid: Generated<number>;
    uid: number;
    width: number;
    height: number;
    bytes: number;
    colour: string;
    widths: number[];
    storage_key: string;
    content_hash: Buffer;
    animated: Generated<boolean>;
    created_at: Moment;
    attached_at: Moment | null;
    uses: Generated<number>;
  };
  'messages.mentions': {
    room: number;
    id: number;
    uid: number;
  };
  'messages.messages': {
    room: number;
    id: number;
    uid: number;
    text: string;
    sent_at: Moment;
    client_id: string | null;
    status: Generated<number>;
    type: Generated<number>;
    quote_id: Generated<number>;
    aid: Generated<number>;
    named: Generated<number[]>;
    system_kind: Generated<number>;
    system_uid: Generated<number>;
    reacted: number[] | null;
  };
  'messages.pairs': {
    low_uid: number;
    high_uid: number;
    room: number;
    begun_by: number;
    begun_at: Moment;
  };
  'messages.reactions': {
    room: number;
    id: number;
    uid: number;
    emoji: number;
  };
  'messages.reported': {
    report: number;
    id: number;
    uid: number;
    text: string;
    aid: Generated<number>;
    sent_at: Moment;
    named: boolean;
  };
  'messages.reports': {
    id: Generated<number>;
    room: number;
    name: Generated<string>;
    uid: number;
    reporter: number;
    country_fid: number;
    reason: string;
    note: Generated<string>;
    created_at: Moment;
    opened_by: number | null;
    opened_at: Moment | null;
    decision: string | null;
    decided_by: number | null;
    decided_at: Moment | null;
  };
  'messages.room_invites': {
    room: number;
    uid: number;
    by_uid: number;
    created_at: Moment;
  };
  'messages.room_members': {
    room: number;
    uid: number;
    peer_uid: Generated<number>;
    read_id: Generated<number>;
    hidden_before: Generated<number>;
    wrote: Generated<boolean>;
    last_id: Generated<number>;
    last_at: Moment;
    role: Generated<number>;
    name_card: Generated<string>;
    muted: Generated<boolean>;
    pinned_at: Moment | null;
    silent_until: Moment | null;
    joined_at: Moment | null;
    request: Generated<number>;
    approved: Generated<boolean>;
    reminded_at: Moment | null;
  };
  'messages.room_names': {
    name_key: string;
    room: number;
  };
  'messages.room_outs': {
    room: number;
    uid: number;
    why: number;
    silent_until: Moment | null;
  };
  'messages.room_requests': {
    room: number;
    uid: number;
    message: string;
    created_at: Moment;
  };
  'messages.rooms': {
    room: Generated<number>;
    created_at: Moment;
    last_id: Generated<number>;
    last_at: Moment | null;
    kind: Generated<number>;
    name: Generated<string>;
    owner_uid: Generated<number>;
    country_fid: Generated<number>;
    join_option: Generated<number>;
    review: Generated<number>;
    announce: Generated<boolean>;
    notice: Generated<string>;
    aid: Generated<number>;
    topid: Generated<number>;
    fid: Generated<number>;
    thread_group: Generated<number>;
    pinned_id: Generated<number>;
    member_count: Generated<number>;
    link: string | null;
    deleted_at: Moment | null;
    open_from: Generated<number>;
  };
  'messages.settings': {
    uid: number;
    reads: Generated<boolean>;
    enter_breaks: Generated<boolean>;
    mentions: Generated<boolean>;
  };
  'moderation.acts': {
    id: Generated<number>;
    act: string;
    tid: number;
    pid: number;
    uid: number;
    country_fid: number;
    by_uid: number | null;
    rule: string;
    reason: string;
    undo: Json | null;
    at: Moment;
    ended_at: Moment | null;
    said: Json | null;
  };
  'moderation.address_bans': {
    id: Generated<number>;
    network: string;
    country_fid: number;
    reason: string;
    by_uid: number;
    created_at: Moment;
    expires_at: Moment;
    lifted_at: Moment | null;
    lifted_by: number | null;
  };
  'moderation.addresses': {
    uid: number;
    address: string;
    day: string;
    last_at: Moment;
  };
  'moderation.appeals': {
    id: Generated<number>;
    uid: number;
    sanction_id: number | null;
    message: string;
    created_at: Moment;
    answered_at: Moment | null;
    lifted: Generated<boolean>;
    answer: Generated<string>;
    by_uid: number | null;
    act_id: number | null;
    country_fid: number | null;
  };
  'moderation.audit': {
    id: Generated<number>;
    at: Moment;
    actor_uid: number | null;
    action: string;
    subject_uid: number | null;
    subject: string;
    before: Json | null;
    after: Json | null;
    reason: string;
    request_id: string;
    rule: Generated<string>;
    said: Json | null;
    proven_at: Moment | null;
  };
  'moderation.canned_reasons': {
    id: Generated<number>;
    country_fid: number;
    en: string;
    fr: string;
    hi: string;
    updated_at: Moment;
  };
  'moderation.offices': {
    id: Generated<number>;
    uid: number;
    office: string;
    place: number;
    country_fid: number;
    by_uid: number;
    at: Moment;
    ended_at: Moment | null;
    ended_by: number | null;
  };
  'moderation.sanctions': {
    id: Generated<number>;
    uid: number;
    groupid: number;
    reason: string;
    created_at: Moment;
    expires_at: Moment | null;
    lifted_at: Moment | null;
    by_uid: number;
    lifted_by: number | null;
    lift_reason: Generated<string>;
    rule: Generated<string>;
    said: Json | null;
  };
  'moderation.words': {
    country_fid: number;
    action: string;
    words: string[];
    version: number;
    updated_at: Moment;
  };
  'notices.digests': {
    uid: number;
    written_at: Moment;
  };
  'notices.notices': {
    uid: number;
    id: Generated<number>;
    page: string;
    kind: string;
    group_key: string;
    tid: number | null;
    pid: number | null;
    topid: number | null;
    actors: Generated<Json>;
    actor_count: Generated<number>;
    facts: Generated<Json>;
    created_at: Moment;
    updated_at: Moment;
    read_at: Moment | null;
    pushed_at: Moment | null;
  };
  'notices.push_subscriptions': {
    uid: number;
    endpoint_hash: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    language: string;
    session: string;
    created_at: Moment;
  };
  'notices.settings': {
    uid: number;
    muted: Generated<string[]>;
    push_muted: Generated<string[]>;
    quiet_from: number | null;
    quiet_to: number | null;
    digest: Generated<boolean>;
    updated_at: Moment;
  };
  'platform.checks': {
    name: string;
    at: Moment;
    faults: number;
    found: Generated<Json>;
    sound_at: Moment | null;
  };
  'platform.events': {
    id: Generated<number>;
    at: Moment;
    name: string;
    payload: Json;
  };
  'platform.idempotency': {
    owner: string;
    key: string;
    call: string;
    body_hash: Buffer;
    answer: Json | null;
    at: Moment;
    answer_headers: string | null;
  };
  'platform.idempotency_claims': {
    owner: string;
    key: string;
    claim: string;
    until: Moment;
    refused_at: Moment | null;
    body_hash: Buffer | null;
    refusal: string | null;
  };
  'platform.job_pools': {
    id: string;
    seen_at: Moment;
  };
  'platform.keys': {
    purpose: string;
    kid: string;
    public_jwk: Json;
    private_sealed: Buffer;
    created_at: Moment;
  };
  'platform.leases': {
    name: string;
    holder: string;
    until: Moment;
  };
  'platform.limits': {
    bucket: string;
    window_start: number;
    count: number;
  };
  'platform.mail_outbox': {
    id: Generated<number>;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    created_at: Moment;
    sent_at: Moment | null;
    attempts: Generated<number>;
    last_error: string | null;
    refused_at: Moment | null;
    unsubscribe_url: string | null;
  };
  'platform.nonces': {
    nonce: string;
    expires_at: Moment;
  };
  'platform.outbox': {
    id: Generated<number>;
    at: Moment;
    events: Json;
    attempts: Generated<number>;
    retry_at: Moment | null;
    last_error: string | null;
  };
  'platform.readers': {
    name: string;
    position: number;
    seen_at: Moment;
    attempts: Generated<number>;
    failed_event: number | null;
    retry_at: Moment | null;
    last_error: string | null;
  };
  'platform.runs': {
    name: string;
    at: Moment;
    succeeded: boolean;
    succeeded_at: Moment | null;
    note: Generated<string>;
  };
  'platform.settings': {
    name: string;
    value: Json;
    updated_at: Moment;
    version: Generated<number>;
  };
  'platform.sms_outbox': {
    id: Generated<number>;
    recipient: string;
    body: string;
    created_at: Moment;
    sent_at: Moment | null;
    attempts: Generated<number>;
    last_error: string | null;
  };
  'platform.store_of_site': {
    one: Generated<boolean>;
    mark: string;
    named_at: Moment;
  };
  'profiles.medal_kinds': {
    medalid: Generated<number>;
    key: string;
    version: Generated<number>;
    name_en: Generated<string>;
    name_fr: Generated<string>;
    name_hi: Generated<string>;
    text_en: Generated<string>;
    text_fr: Generated<string>;
    text_hi: Generated<string>;
    how_en: Generated<string>;
    how_fr: Generated<string>;
    how_hi: Generated<string>;
    drawing: string;
    aid: number | null;
    figure: string | null;
    need: Generated<number>;
    span: Generated<string>;
    created_at: Moment;
    closed_at: Moment | null;
  };
  'profiles.medals': {
    uid: number;
    medal: string;
    granted_at: Moment;
    seen_at: Moment | null;
    worn: number | null;
    how: Generated<string>;
    period: string | null;
    cause: number | null;
    taken_at: Moment | null;
  };
  'profiles.profiles': {
    uid: number;
    gender: Generated<number>;
    birthday: string | null;
    occupation: Generated<string>;
    realname: Generated<string>;
    cover_aid: number | null;
    privacy: Generated<Json>;
    updated_at: Moment;
  };
  'ranking.absences': {
    uid: number;
    until: Moment | null;
  };
  'ranking.newcomers': {
    uid: number;
    country_fid: number;
    tid: number;
    joined_at: Moment;
    posted_at: Moment;
  };
  'ranking.places': {
    uid: number;
    hour: Moment;
    country_fid: number;
    points: number;
    likes: number;
    global_place: number;
    country_place: number;
    global_before: number | null;
    country_before: number | null;
  };
  'ranking.points': {
    uid: number;
    month: string;
    country_fid: number;
    score: Generated<number>;
    likes: Generated<number>;
    comments: Generated<number>;
    followers: Generated<number>;
    views: Generated<number>;
  };
  'ranking.runs': {
    hour: Moment;
    month: string;
    after_score: number;
    after_uid: number;
    done_at: Moment | null;
  };
  'ranking.totals': {
    hour: Moment;
    scope_fid: number;
    members: number;
  };
  'reports.cases': {
    id: Generated<number>;
    about: string;
    tid: number;
    pid: number;
    uid: number;
    country_fid: number;
    reports: Generated<number>;
    created_at: Moment;
    claimed_by: number | null;
    claimed_until: Moment | null;
    decision: string | null;
    decided_by: number | null;
    decided_at: Moment | null;
    reason: Generated<string>;
    concluded_at: Moment | null;
    rule: Generated<string>;
    said: Json | null;
  };
  'reports.reports': {
    id: Generated<number>;
    case_id: number;
    about: string;
    uid: number | null;
    reason: string;
    note: string;
    created_at: Moment;
  };
  'search.asked': {
    day: string;
    q: string;
    mark: Buffer;
    shown: string;
    country_fid: Generated<number>;
    nothing: Generated<boolean>;
  };
  'search.barred': {
    uid: number;
    until: Moment | null;
  };
  'search.filling': {
    kind: string;
    next_id: number | null;
  };
  'search.members': {
    uid: number;
    name: string;
    country_fid: number;
  };
  'search.posts': {
    tid: number;
    pid: number;
    authorid: number;
    thread_uid: number;
    readperm: number;
    posted_at: Moment;
    words: string;
  };
  'search.titles': {
    tid: number;
    word: string;
    country_fid: number;
    special: number | null;
  };
  'search.topics': {
    topid: number;
    name: string;
    country_fid: number;
  };
  'search.words': {
    word: string;
    shown: string;
    seen: Generated<number>;
  };
  'statistics.cohorts': {
    week: string;
    country_fid: number;
    language: Generated<string>;
    later: number;
    value: number;
    shown: boolean;
  };
  'statistics.days': {
    day: string;
    counted_at: Moment;
  };
  'statistics.figures': {
    figure: string;
    day: string;
    country_fid: number;
    language: Generated<string>;
    part: Generated<string>;
    value: number;
    shown: boolean;
  };
  'store.buyers': {
    uid: number;
    orders: number;
  };
  'store.codes': {
    code_id: Generated<number>;
    code: string;
    goods_id: number;
    order_id: number | null;
    uid: number | null;
    shop_id: Generated<number>;
    status: string;
    expires_at: Moment | null;
    used_at: Moment | null;
    used_by: number | null;
    added_at: Moment;
  };
  'store.goods': {
    goods_id: Generated<number>;
    version: Generated<number>;
    sn: string;
    type: number;
    name: string;
    content: string;
    remark: string;
    aid: Generated<number>;
    grants: Generated<string>;
    price: number;
    stock: number;
    sold: Generated<number>;
    on_sale: boolean;
    sale_from: Moment | null;
    sale_until: Moment | null;
    express: number;
    per_member: number;
    country_fids: number[];
    valid_days: number;
    created_at: Moment;
    updated_at: Moment;
  };
  'store.order_steps': {
    order_id: number;
    step: number;
    status: string;
    at: Moment;
    by_uid: number;
    note: string;
  };
  'store.orders': {
    order_id: Generated<number>;
    version: Generated<number>;
    uid: number;
    place: number;
    goods_id: number;
    type: number;
    name: string;
    grants: string;
    price: number;
    country_fid: number;
    status: string;
    express: number;
    shop_id: Generated<number>;
    firstname: Generated<string>;
    lastname: Generated<string>;
    phone: Generated<string>;
    email: Generated<string>;
    address: Generated<string>;
    city: Generated<string>;
    country: Generated<string>;
    areacode: Generated<string>;
    checkout: Generated<string>;
    transfer: number;
    refund: number | null;
    paid_at: Moment;
  };
  'store.owned': {
    uid: number;
    goods_id: number;
    order_id: number;
    type: number;
    grants: string;
    at: Moment;
  };
  'store.receivers': {
    receiver_id: Generated<number>;
    uid: number;
    firstname: string;
    lastname: string;
    phone: string;
    email: string;
    address: string;
    city: string;
    country: string;
    areacode: string;
    used_at: Moment;
  };
  'store.shops': {
    shop_id: Generated<number>;
    country_fid: number;
    name: string;
    address: string;
    phone: string;
    hours: string;
    open: boolean;
    updated_at: Moment;
    version: Generated<number>;
  };
  'store.staff': {
    shop_id: number;
    uid: number;
  };
  'tasks.acts': {
    uid: number;
    deed: string;
    once: string;
    day: string;
    to_uid: number | null;
    to_day: string | null;
    at: Moment;
    undone: Generated<boolean>;
  };
  'tasks.counts': {
    uid: number;
    figure: string;
    period: string;
    ends: string | null;
    count: number;
  };
  'tasks.ended_seen': {
    uid: number;
    day: string;
  };
  'tasks.finished': {
    uid: number;
    taskid: number;
    period: string;
    xgold: number;
    medalid: Generated<number>;
    finished_at: Moment;
    ends_at: Moment | null;
    claimed_at: Moment | null;
    how: string | null;
  };
  'tasks.tasks': {
    taskid: Generated<number>;
    version: Generated<number>;
    period: string;
    figure: string;
    need: number;
    xgold: number;
    medalid: Generated<number>;
    title_en: string;
    title_fr: string;
    title_hi: string;
    text_en: Generated<string>;
    text_fr: Generated<string>;
    text_hi: Generated<string>;
    url: string;
    country_fid: Generated<number>;
    position: number;
    created_at: Moment;
    closed_at: Moment | null;
  };
  'threads.author_counters': {
    uid: number;
    threads: Generated<number>;
    posts: Generated<number>;
    likes: Generated<number>;
    favorites: Generated<number>;
    liked: Generated<number>;
  };
  'threads.board_days': {
    fid: number;
    day: string;
    posts: Generated<number>;
    threads: Generated<number>;
  };
  'threads.bug_gone': {
    tid: number;
    uid: number;
    gone: boolean;
    created_at: Moment;
  };
  'threads.bug_reports': {
    tid: number;
    fid: number;
    country_fid: number;
    authorid: number;
    typeid: Generated<number>;
    status: Generated<number>;
    type: Generated<string>;
    device_model: Generated<string>;
    build_number: Generated<string>;
    probability: Generated<string>;
    extra: Generated<Json>;
    same: Generated<number>;
    gone: Generated<number>;
    still: Generated<number>;
    due_at: Moment | null;
    left_seconds: number | null;
    answered_at: Moment | null;
    steps: Generated<Json>;
    solved_in: Generated<string>;
    duplicate_of: number | null;
    team_pid: number | null;
    active_at: Moment;
    created_at: Moment;
    finished_at: Moment | null;
    listed: Generated<boolean>;
  };
  'threads.bug_same': {
    tid: number;
    uid: number;
    moved_from: number | null;
    created_at: Moment;
  };
  'threads.category_days': {
    country_fid: number;
    typeid: number;
    day: string;
    posts: Generated<number>;
    threads: Generated<number>;
  };
  'threads.category_threads': {
    tid: number;
    country_fid: number;
    typeid: number;
    active_at: Moment;
    likes: number;
  };
  'threads.drafts': {
    uid: number;
    tid: Generated<number>;
    version: Generated<number>;
    key: string | null;
    kind: string;
    subject: string;
    message: string;
    summary: string;
    typeid: number;
    placed: boolean;
    original: boolean;
    story: number | null;
    mentions: number[];
    push_at: Moment | null;
    aids: number[];
    captions: Json;
    parts: string;
    pictures: number[];
    saved_at: Moment;
    deleted_at: Moment | null;
    sent_tid: number | null;
    groupid: number | null;
  };
  'threads.favorites': {
    tid: number;
    uid: number;
    created_at: Moment;
    type: Generated<string>;
  };
  'threads.forwards': {
    tid: number;
    source_tid: number;
    counted: Generated<boolean>;
  };
  'threads.gift_days': {
    uid: number;
    day: string;
    given: number;
  };
  'threads.gift_months': {
    uid: number;
    month: string;
    gifts: number;
    xgold: number;
    new_xgold: number;
    share: number;
  };
  'threads.goods': {
    goods_id: Generated<number>;
    address: string;
    title: string;
    site: string;
    price: Generated<string>;
    currency: Generated<string>;
    picture: Json | null;
    fetched_at: Moment;
  };
  'threads.goods_addresses': {
    address: string;
    goods_id: number;
  };
  'threads.held': {
    tid: number;
    pid: number;
    country_fid: number;
    authorid: number;
    reply: Json | null;
    publish_at: Moment | null;
    reasons: string[];
    words: Generated<string[]>;
    at: Moment;
    claimed_by: number | null;
    claimed_until: Moment | null;
    decision: string | null;
    decided_by: number | null;
    decided_at: Moment | null;
    rule: Generated<string>;
    reason: Generated<string>;
  };
  'threads.hidden_parts': {
    tid: number;
    opens: string;
    xgold: number;
    level: number;
    words: string;
    changed_at: Moment;
  };
  'threads.hidden_sales': {
    tid: number;
    uid: number;
    authorid: number;
    xgold: number;
    times: number;
    bought_at: Moment;
    refunded_at: Moment | null;
    digest: Buffer | null;
    returned_at: Moment | null;
  };
  'threads.hidden_sold': {
    tid: number;
    digest: Buffer;
    words: string;
  };
  'threads.likes': {
    tid: number;
    pid: number;
    uid: number;
    created_at: Moment;
  };
  'threads.link_previews': {
    address: string;
    title: string;
    summary: string;
    site: string;
    fetched_at: Moment;
  };
  'threads.photo_entries': {
    tid: number;
    fid: number;
    authorid: number;
    category: Generated<number>;
    contest_id: Generated<number>;
    contest_title: Json | null;
    closes_at: Moment | null;
    counts_likes: Generated<boolean>;
    frozen_at: Moment | null;
    final_likes: Generated<number>;
    lot: number;
    likes: Generated<number>;
    active_at: Moment;
    created_at: Moment;
    dream_state: Generated<number>;
    dream_what: Generated<string>;
    dream_photo: Json | null;
    dream_at: Moment | null;
  };
  'threads.photos': {
    tid: number;
    aid: number;
    place: number;
    fid: number;
    category: Generated<number>;
    contest_id: Generated<number>;
    authorid: number;
    likes: Generated<number>;
    active_at: Moment;
    created_at: Moment;
    picture: Json;
    full_width: Generated<number>;
    exif: Json | null;
    won: Generated<boolean>;
  };
  'threads.poll_options': {
    tid: number;
    a_id: number;
    message: string;
    picture: Json | null;
    votes: Generated<number>;
  };
  'threads.poll_votes': {
    tid: number;
    uid: number;
    choices: number[];
    created_at: Moment;
  };
  'threads.polls': {
    tid: number;
    max_choices: number;
    days: number;
    ends_at: Moment;
    closed_at: Moment | null;
    voters: Generated<number>;
  };
  'threads.posts': {
    tid: number;
    pid: Generated<number>;
    position: number;
    floor: number | null;
    parent_pid: number | null;
    quote_pid: number | null;
    authorid: number;
    message: string;
    attachments: Generated<Json>;
    at_list: Generated<number[]>;
    phonetype: Generated<string>;
    created_at: Moment;
    edited_at: Moment | null;
    status: Generated<number>;
    likes: Generated<number>;
    children: Generated<number>;
    istop: Generated<number>;
    cleaned_at: Moment | null;
    rewards: Generated<number>;
    reward_xgold: Generated<number>;
    versions: Generated<number>;
    of_team: Generated<boolean>;
  };
  'threads.prints': {
    id: Generated<number>;
    uid: number;
    at: Moment;
    print: string | null;
  };
  'threads.prizes': {
    tid: number;
    what: string;
    winner_uid: number;
  };
  'threads.reading_places': {
    uid: number;
    tid: number;
    floor: number;
    position: number;
    read_on: string;
  };
  'threads.reward_days': {
    uid: number;
    day: string;
    given: number;
  };
  'threads.rewards': {
    tid: number;
    uid: number;
    pid: number;
    authorid: number;
    xgold: number;
    created_at: Moment;
  };
  'threads.strikes': {
    pid: number;
    authorid: number;
    kind: string;
    rule: string;
    reason: string;
    at: Moment;
  };
  'threads.takedowns': {
    tid: number;
    pid: number;
    kind: string;
    country_fid: number;
    authorid: number;
    by_uid: number | null;
    rule: string;
    reason: string;
    at: Moment;
  };
  'threads.thread_follows': {
    tid: number;
    uid: number;
    created_at: Moment;
  };
  'threads.thread_goods': {
    tid: number;
    place: number;
    goods_id: number;
    title: string;
  };
  'threads.threads': {
    tid: Generated<number>;
    fid: number;
    country_fid: number;
    authorid: number;
    first_pid: number;
    subject: string;
    summary: string;
    language: string;
    special: Generated<number>;
    type: Generated<string>;
    typeid: Generated<number>;
    reproduce: Generated<string>;
    phonetype: Generated<string>;
    attachments: Generated<Json>;
    at_list: Generated<number[]>;
    status: Generated<number>;
    publish_at: Moment | null;
    created_at: Moment;
    last_post_at: Moment;
    edited_at: Moment | null;
    deleted_at: Moment | null;
    replies: Generated<number>;
    max_position: Generated<number>;
    max_floor: Generated<number>;
    likes: Generated<number>;
    favorites: Generated<number>;
    shares: Generated<number>;
    views: Generated<number>;
    digest: Generated<number>;
    highlight: Generated<number>;
    displayorder: Generated<number>;
    closed: Generated<boolean>;
    readperm: Generated<number>;
    original: Generated<boolean>;
    story: number | null;
    answer_pid: number | null;
    digest_changes: Generated<number>;
    topid: number | null;
    groupid: number | null;
    replies_to_author: Generated<boolean>;
    rush_every: Generated<number>;
    rush_floors: Generated<number[]>;
    goods: Generated<number>;
    activity: Generated<boolean>;
    prized: Generated<boolean>;
  };
  'threads.topic_pins': {
    topid: number;
    tid: number;
    by_uid: number;
    pinned_at: Moment;
  };
  'threads.topic_threads': {
    tid: number;
    topid: number;
    likes: number;
    active_at: Moment;
  };
  'threads.versions': {
    tid: number;
    pid: number;
    version: number;
    authorid: number;
    subject: string;
    words: string;
    written_at: Moment;
    removed_at: Moment | null;
  };
  'threads.video_files': {
    vid: Generated<number>;
    uid: number;
    name: string;
    bytes: number;
    received: Generated<number>;
    recorded: boolean;
    created_at: Moment;
    type: Generated<string>;
    milliseconds: Generated<number>;
    width: Generated<number>;
    height: Generated<number>;
    in_pieces: Generated<boolean>;
    tid: number | null;
    ended_at: Moment | null;
  };
  'threads.video_links': {
    uid: number;
    link: string;
    title: string;
    seconds: number;
    aid: number | null;
    fetched_at: Moment;
  };
  'threads.videos': {
    tid: number;
    vid: number | null;
    link: Generated<string>;
    title: Generated<string>;
    seconds: Generated<number>;
    cover: Json | null;
  };
  'threads.view_batches': {
    id: Generated<number>;
    hour: Moment;
    written_at: Moment;
    pairs: Buffer;
    merged: Generated<boolean>;
  };
  'threads.view_salts': {
    day: string;
    salt: Buffer;
  };
  'threads.waiting_gifts': {
    tid: number;
    hold: number;
    pid: number;
    uid: number;
    authorid: number;
    xgold: number;
    due_at: Moment;
  };
  'threads.writers': {
    uid: number;
    since: Moment;
  };
  'topics.follows': {
    uid: number;
    topid: number;
    created_at: Moment;
  };
  'topics.member_tags': {
    uid: number;
    tagid: number;
    created_at: Moment;
  };
  'topics.names': {
    name_key: string;
    topid: number;
  };
  'topics.tags': {
    tagid: Generated<number>;
    name_en: string;
    name_fr: string;
    name_hi: string;
    place: number;
    retired_at: Moment | null;
  };
  'topics.topic_tags': {
    topid: number;
    tagid: number;
  };
  'topics.topics': {
    topid: Generated<number>;
    name: string;
    description: string;
    country_fid: number;
    host_uid: number;
    logo_aid: number | null;
    created_at: Moment;
    deleted_at: Moment | null;
    followers: Generated<number>;
    threads: Generated<number>;
    categoryid: Generated<number>;
    edited_at: Moment | null;
  };
  'welcome.interests': {
    uid: number;
    typeid: number;
    created_at: Moment;
  };
  'welcome.members': {
    uid: number;
    interests_at: Moment | null;
    people_at: Moment | null;
    hello_at: Moment | null;
    chosen_at: Moment | null;
    said_at: Moment | null;
  };
};
