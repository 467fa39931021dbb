/**
 * The tables in PostgreSQL. Migrations are only ever added, and only add: during a rolling
 * update nodes of the version before run on a database that new ones have migrated.
 */
export const POSTGRES_SCHEMA: readonly string[] = [
  `
  CREATE TABLE tables (
    id text PRIMARY KEY,
    seq int NOT NULL,
    phase smallint NOT NULL,
    game text NOT NULL,
    host text NOT NULL,
    due bigint,
    touched bigint NOT NULL,
    secret bytea NOT NULL,
    folded bytea
  ) WITH (fillfactor = 70);
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_host ON tables (host) WHERE phase < 2;
  CREATE INDEX tables_touched ON tables (touched);
  -- Tables to be folded are found without reading those that are.
  CREATE INDEX tables_over ON tables (touched) WHERE phase = 2 AND folded IS NULL;
  CREATE TABLE events (
    table_id text NOT NULL,
    seq int NOT NULL,
    cmd text NOT NULL,
    event text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE UNIQUE INDEX events_cmd ON events (table_id, cmd);
  CREATE TABLE people (
    id text PRIMARY KEY,
    name text NOT NULL,
    seen bigint NOT NULL
  );
  CREATE INDEX people_seen ON people (seen);
  CREATE TABLE devices (
    hash bytea PRIMARY KEY,
    person_id text NOT NULL
  );
  CREATE INDEX devices_person ON devices (person_id);
  CREATE TABLE passes (
    hash bytea PRIMARY KEY,
    person_id text NOT NULL,
    until bigint NOT NULL,
    used boolean NOT NULL DEFAULT false
  );
  CREATE INDEX passes_until ON passes (until);
  CREATE INDEX passes_person ON passes (person_id);
  -- A number never comes twice, also not after whoever had it was forgotten.
  CREATE SEQUENCE line_numbers;
  CREATE TABLE lines (
    table_id text NOT NULL,
    n bigint NOT NULL,
    at bigint NOT NULL,
    person_id text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, n)
  );
  CREATE INDEX lines_person ON lines (person_id);
  CREATE INDEX lines_at ON lines (at);
  CREATE TABLE reports (
    table_id text NOT NULL,
    by_person text NOT NULL,
    about text NOT NULL,
    at bigint NOT NULL,
    name text NOT NULL,
    lines text NOT NULL,
    PRIMARY KEY (table_id, by_person, about)
  );
  -- Who is there is known again a moment after a crash: none of it has to be on disk.
  CREATE UNLOGGED TABLE nodes (
    id text PRIMARY KEY,
    until bigint NOT NULL
  );
  CREATE UNLOGGED TABLE here (
    table_id text NOT NULL,
    node text NOT NULL,
    people text[] NOT NULL,
    PRIMARY KEY (table_id, node)
  );
  -- When people could play last, and when they could not.
  CREATE TABLE beats (
    one smallint PRIMARY KEY,
    at bigint NOT NULL
  ) WITH (fillfactor = 10);
  CREATE TABLE outages (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL
  );
  `,
  `
  -- What these servers must not forget, such as the key that they sign notifications with.
  CREATE TABLE secrets (
    name text PRIMARY KEY,
    value bytea NOT NULL
  );
  -- How to reach people who are not here.
  CREATE TABLE contacts (
    hash bytea PRIMARY KEY,
    person_id text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX contacts_person ON contacts (person_id);
  -- Who sits where, for the list of somebody's tables: the logs know better.
  CREATE TABLE seats (
    person_id text NOT NULL,
    table_id text NOT NULL,
    PRIMARY KEY (person_id, table_id)
  );
  CREATE INDEX seats_table ON seats (table_id);
  `,
  `
  CREATE TABLE passkeys (
    id text PRIMARY KEY,
    person_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    synced boolean NOT NULL,
    made bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX passkeys_person ON passkeys (person_id);
  CREATE TABLE owned_names (
    look text PRIMARY KEY,
    person_id text NOT NULL
  );
  CREATE INDEX owned_names_person ON owned_names (person_id);
  CREATE TABLE recovery_codes (
    hash bytea PRIMARY KEY,
    person_id text NOT NULL UNIQUE
  );
  CREATE TABLE challenges (
    hash bytea PRIMARY KEY,
    person_id text NOT NULL,
    until bigint NOT NULL
  );
  CREATE INDEX challenges_until ON challenges (until);
  CREATE INDEX challenges_person ON challenges (person_id);
  `,
  `
  CREATE TABLE open_tables (
    table_id text PRIMARY KEY,
    host text NOT NULL,
    since bigint NOT NULL,
    programs boolean NOT NULL,
    named boolean NOT NULL
  );
  CREATE INDEX open_tables_host ON open_tables (host);
  CREATE TABLE blocks (
    person_id text NOT NULL,
    blocked text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person_id, blocked)
  );
  CREATE INDEX blocks_blocked ON blocks (blocked);
  `,
];
