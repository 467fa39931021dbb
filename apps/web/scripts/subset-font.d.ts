/** The part of subset-font that we use; it comes without types. */
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
