/** The tables of the embedded database. A released migration never changes; later ones are added, and a file takes them one by one. */
export const SCHEMA: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    game TEXT NOT NULL,
    host TEXT NOT NULL,
    due INTEGER,
    touched INTEGER NOT NULL,
    secret BLOB NOT NULL,
    -- The log of a finished table, all rows in one piece.
    folded BLOB
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_host ON tables (host) WHERE phase < 2;
  CREATE INDEX tables_over ON tables (touched) WHERE phase = 2 AND folded IS NULL;
  CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    cmd TEXT NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX events_cmd ON events (table_id, cmd);
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE devices (
    hash BLOB PRIMARY KEY,
    person_id TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_person ON devices (person_id);
  -- One-time links by which another device becomes somebody's.
  CREATE TABLE passes (
    hash BLOB PRIMARY KEY,
    person_id TEXT NOT NULL,
    until INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passes_until ON passes (until);
  -- What people say at tables, and whom they report.
  CREATE TABLE lines (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person_id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lines_person ON lines (person_id);
  CREATE INDEX lines_at ON lines (at);
  CREATE TABLE reports (
    table_id TEXT NOT NULL,
    by_person TEXT NOT NULL,
    about TEXT NOT NULL,
    at INTEGER NOT NULL,
    name TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (table_id, by_person, about)
  ) STRICT, WITHOUT ROWID;
  -- When people could play last, and when they could not.
  CREATE TABLE beats (
    one INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- What this server must not forget, such as the key that it signs notifications with.
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- How to reach people who are not here.
  CREATE TABLE contacts (
    hash BLOB PRIMARY KEY,
    person_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX contacts_person ON contacts (person_id);
  -- Who sits where, for the list of somebody's tables: the logs know better.
  CREATE TABLE seats (
    person_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person_id, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_table ON seats (table_id);
  `,
  `
  -- People whose names stay: how they sign in, and what names are theirs.
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    synced INTEGER NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_person ON passkeys (person_id);
  CREATE TABLE owned_names (
    look TEXT PRIMARY KEY,
    person_id TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE recovery_codes (
    hash BLOB PRIMARY KEY,
    person_id TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE challenges (
    hash BLOB PRIMARY KEY,
    person_id TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_until ON challenges (until);
  CREATE INDEX challenges_person ON challenges (person_id);
  -- For those who are deleted or were not seen for long.
  CREATE INDEX passes_person ON passes (person_id);
  `,
  `
  -- Tables that are open to whoever comes, and people who do not want to meet.
  CREATE TABLE open_tables (
    table_id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    since INTEGER NOT NULL,
    programs INTEGER NOT NULL,
    named INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX open_tables_host ON open_tables (host);
  CREATE TABLE blocks (
    person_id TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person_id, blocked)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_blocked ON blocks (blocked);
  `,
];
