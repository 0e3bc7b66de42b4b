import { configureGlobal } from "fast-check";

// In CI the generated cases are the same each time, so that a failure there is one of the change. Elsewhere they are new
// each time, and a case that fails is printed with its seed.
configureGlobal({ seed: 1 });
