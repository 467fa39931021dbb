/** The rows of a sheet, in the order in which they are added up. */
export const ROWS = ['mulle', 'tabbe', 'intake', 'bonus', 'total'] as const;
