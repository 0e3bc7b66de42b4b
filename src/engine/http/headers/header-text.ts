/** Text that a header carries as it is: printable ASCII characters, without a space at an end. */
export const HEADER_TEXT = /^[!-~]([ -~]*[!-~])?$/;
