declare module "gifenc" {
  interface Encoder {
    writeFrame(
      pixels: Uint8Array,
      width: number,
      height: number,
      options: { palette?: readonly (readonly number[])[]; delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(rgba: Uint8Array, colours: number): readonly (readonly number[])[];
    applyPalette(rgba: Uint8Array, palette: readonly (readonly number[])[]): Uint8Array;
  };
  export default gifenc;
}
