/** The rows of a sheet, in order of addition. */
export const ROWS = ['mulle', 'tabbe', 'intake', 'bonus', 'total'] as const;
