import { vitestFaults } from "./vitest-faults.ts";

vitestFaults();
