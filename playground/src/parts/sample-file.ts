/** A small pdf, until the user chooses a file. */
export function sampleFile(): File {
  return new File(["%PDF-1.4\n% A page of the playground.\n%%EOF\n"], "sample.pdf", {
    type: "application/pdf",
  });
}
