/** By column of the score sheet: the difference in points between two moves' results. */
export interface Account {
  readonly mulle: number;
  readonly tabbe: number;
  readonly intake: number;
  readonly bonus: number;
}

/** The columns that differ: `Mullar −12, Intake −2`. */
export function changes(
  account: Account,
  names: Readonly<Record<keyof Account, string>>,
  signed: (n: number) => string,
): string {
  const columns = ['mulle', 'tabbe', 'intake', 'bonus'] as const;
  return columns
    .filter((column) => account[column] !== 0)
    .map((column) => `${names[column]} ${signed(account[column])}`)
    .join(', ');
}
