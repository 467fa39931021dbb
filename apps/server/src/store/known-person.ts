/** Somebody a server knows: nobody else ever hears the id. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
}
