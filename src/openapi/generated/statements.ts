export const STATEMENTS: Readonly<
  Record<string, { readonly text: string; readonly see: readonly string[]; readonly option?: string }>
> = {};
