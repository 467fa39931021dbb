/** The part of subset-font that we use; it comes without types. */
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
