/** Apart, so that what takes longest to be read by the browser is read in a task of its own. */
export { createBank } from "sandbank/core";
